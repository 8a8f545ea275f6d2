// Becoming somebody else on this device, or nobody: everything that the page knew of the person before is dropped.

import { noticeState } from '../push/subscription'
import { settings } from '../state/settings.svelte'
import { keep } from '../util/storage'

/** The server knows this browser under another name now: start again in the lobby. */
export async function startAgain(name: string): Promise<void> {
  keep('name', name)
  if (settings.notify && name) await noticeState(name).catch(() => {}) // push messages are for the new person
  location.hash = '/'
  location.reload()
}
