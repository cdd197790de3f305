import { mount } from 'svelte'
import App from './App.svelte'
import { loadMe } from './lib/me.svelte'
import { watchLinks } from './lib/router.svelte'
import { showTheme } from './lib/settings.svelte'
import { preferred, speak } from './lib/words.svelte'
import './styles/app.css'

/** Where the client begins: how it looks, its language and who is there, then the page. */

/** Whoever is that new has the newest parts: to begin anew would be of no use. */
const SETTLED = 10_000

// A page that was open while the server was updated asks for parts that are gone: begin anew.
addEventListener('vite:preloadError', (event) => {
  if (performance.now() < SETTLED) return
  event.preventDefault()
  location.reload()
})

showTheme()
watchLinks()
const spoken = speak(preferred())
await loadMe(spoken).catch(() => spoken)
mount(App, { target: document.getElementById('app')! })
