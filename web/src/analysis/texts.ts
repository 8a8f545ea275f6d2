// The texts of analyses: a catalogue of its own, loaded with the screen.

import type { Messages } from '../i18n/messages'

const catalogues = {
  de: () => import('virtual:coach/de'),
  en: () => import('virtual:coach/en'),
  ru: () => import('virtual:coach/ru'),
}

/** Adds the texts of analyses to the messages; returns these messages. */
export async function withCoachTexts(messages: Messages): Promise<Messages> {
  messages.add((await catalogues[messages.language]()).default)
  return messages
}
