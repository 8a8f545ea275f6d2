// The texts of this folder: a catalogue of its own, loaded with the screen.

import { Messages, type Language } from '../i18n/messages'

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:account/de'),
  en: () => import('virtual:account/en'),
  ru: () => import('virtual:account/ru'),
}

export const textsIn = async (language: Language): Promise<Messages> =>
  Messages.of(language, (await catalogues[language]()).default)
