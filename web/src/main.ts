import { mount } from 'svelte'
import './fonts.css'
import './app.css'
import App from './App.svelte'
import { follow } from './state/settings.svelte'
import { later } from './util/schedule'

follow()
const target = document.getElementById('app')
if (target) mount(App, { target })

const CACHE_DELAY = 1500 // milliseconds before caching all files: do not compete with the first page

function install(): void {
  later(() => void navigator.serviceWorker.register('sw.js').catch(() => {})) // optional: the page works without it
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => setTimeout(install, CACHE_DELAY))
}
