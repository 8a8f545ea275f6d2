import { mount } from 'svelte'
import './fonts.css'
import './app.css'
import App from './App.svelte'
import { follow } from './state/settings.svelte'
import { later } from './util/schedule'

follow()
const target = document.getElementById('app')
if (target) mount(App, { target })

const PATIENCE = 1500 // milliseconds: all files are kept for later; who has just come wants something now

function install(): void {
  later(() => void navigator.serviceWorker.register('sw.js').catch(() => {})) // optional: the page works without it
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => setTimeout(install, PATIENCE))
}
