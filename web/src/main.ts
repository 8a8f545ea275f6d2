import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { follow } from './lib/kept.svelte'
import { later } from './lib/later'

follow()
const target = document.getElementById('app')
if (target) mount(App, { target })

const PATIENCE = 1500 // milliseconds: all files are kept for later; who has just come wants something now

function install(): void {
  later(() => navigator.serviceWorker.register('sw.js').catch(() => {})) // it works without, too
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => setTimeout(install, PATIENCE))
}
