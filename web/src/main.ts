import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { follow } from './lib/kept.svelte'

follow()
const target = document.getElementById('app')
if (target) mount(App, { target })

function install(): void {
  navigator.serviceWorker.register('sw.js').catch(() => {}) // it works without, too
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (document.readyState === 'complete') install()
  else addEventListener('load', install)
}
