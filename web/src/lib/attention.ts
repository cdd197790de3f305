import { me } from './me.svelte'
import { t } from './words.svelte'

/** Tells people that it is their turn, wherever they are looking. */

const NAME = 'Conclave'

let subject = ''
let calling = false

function show(): void {
  const title = subject ? `${subject} · ${NAME}` : NAME
  document.title = calling ? `● ${t('your-turn')} · ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const file = calling ? '/favicon-turn.svg' : '/favicon.svg'
  if (icon && !icon.href.endsWith(file)) icon.href = file
}

export function titled(words: string): void {
  subject = words
  show()
}

export function call(mine: boolean, words = ''): void {
  const news = mine && !calling
  calling = mine
  show()
  if (news && document.hidden) notify(words)
}

export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext
}

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

function notify(words: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || !me()) return
  try {
    const note = new Notification(t('your-turn'), {
      body: words,
      icon: '/favicon-turn.svg',
      tag: 'turn',
    })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Phones allow notifications from service workers only.
  }
}
