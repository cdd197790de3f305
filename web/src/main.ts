import { mount } from 'svelte'
import App from './App.svelte'
import { loadMe } from './lib/me.svelte'
import { watchLinks } from './lib/router.svelte'
import { showTheme } from './lib/settings.svelte'
import { preferred, speak } from './lib/words.svelte'
import './styles/app.css'

showTheme()
watchLinks()
const spoken = speak(preferred())
await loadMe(spoken).catch(() => spoken)
mount(App, { target: document.getElementById('app')! })
