// The service worker: caches the page, so that it opens without the server and shows an offline notice. Responses of
// the API are never cached.

const FILES = __FILES__ // all files of this build
const NAME = __NAME__
const LANGUAGE = 'language' // where the page keeps its language for us
const TEXTS = __TEXTS__ // by language

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(['./', ...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== NAME && name !== LANGUAGE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/'))
    return
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('./')))
  } else {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
  }
})

/** It is one's turn at a table that no page shows: the server sends its id and the name of the game. */
self.addEventListener('push', (event) => event.waitUntil(announce(event.data)))

async function announce(data) {
  const { table_id: table = '', game = '' } = read(data)
  const address = new URL(table ? `./#/t/${table}` : './', self.registration.scope).href
  const texts = TEXTS[await language()]
  const body = texts[`title-${game}`] ?? ''
  const options = { body, icon: 'icon-192.png', tag: `turn ${table}`, data: address }
  await self.registration.showNotification(texts['lobby-your-turn'], options)
}

function read(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {} // browsers want every message to be shown
  }
}

/** The language of the page; the browser's, as long as no page has kept one. */
async function language() {
  const kept = await caches.match(LANGUAGE, { cacheName: LANGUAGE })
  const wishes = [(await kept?.text()) ?? '', ...navigator.languages].map((wish) => wish.slice(0, 2))
  return wishes.find((wish) => wish in TEXTS) ?? 'en'
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Bring a page that is open to the address, the one in view first; a page's address is known only as it began. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find((one) => one.visibilityState === 'visible') ?? pages[0]
  if (!page) return self.clients.openWindow(address)
  await page.focus()
  return page.navigate(address)
}

/** The push service has ended the subscription: the server gets a new one. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  if (!newSubscription && !options) return // the settings make a new one
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { endpoint, keys } = made.toJSON()
  await fetch('api/push', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  })
}
