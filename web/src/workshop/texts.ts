// The texts of the workshop: a catalogue of its own, added to the messages when the screen is opened.

import type { Language, Messages } from '../i18n/messages'

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:workshop/de'),
  en: () => import('virtual:workshop/en'),
  ru: () => import('virtual:workshop/ru'),
}

const added = new WeakSet<Messages>()

/** Adds the texts to the messages of a language, once. */
export async function addTexts(messages: Messages): Promise<Messages> {
  const text = (await catalogues[messages.language]()).default
  if (!added.has(messages)) messages.add(text)
  added.add(messages)
  return messages
}
