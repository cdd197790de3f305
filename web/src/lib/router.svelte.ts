/** Client routes over the history API. */

export interface Route {
  page: 'lobby' | 'join' | 'table' | 'replay' | 'rules' | 'decks' | 'account' | 'about' | 'lost'
  id: string
  query: URLSearchParams
  hash: string
}

function read(): Route {
  const [, first = '', second = '', ...rest] = location.pathname.split('/')
  const query = new URLSearchParams(location.search)
  const hash = decodeURIComponent(location.hash.slice(1))
  const id = decodeURIComponent(second)
  const known = { join: true, table: true, replay: true, rules: true }
  const single = { account: true, about: true }
  let page: Route['page'] = 'lost'
  if (rest.length === 0) {
    if (first === '') page = 'lobby'
    else if (first === 'decks') page = 'decks'
    else if (first in single && !second) page = first as Route['page']
    else if (first in known && second) page = first as Route['page']
  }
  return { page, id, query, hash }
}

let current = $state.raw(read())

export function route(): Route {
  return current
}

export function go(url: string, replace = false): void {
  const before = current
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
  current = read()
  if (replace || (before.page === current.page && before.id === current.id)) return
  scrollTo(0, 0)
  // Screen readers go on reading where the focus is.
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }))
}

/** Follow links inside the client without loading a page anew. */
export function watchLinks(): void {
  addEventListener('popstate', () => (current = read()))
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return
    event.preventDefault()
    go(url.pathname + url.search + url.hash)
  })
}
