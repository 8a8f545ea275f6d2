// The texts of this folder: a catalogue of its own, loaded with the settings.

import { Messages, type Language } from '../i18n/messages'

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:push/de'),
  en: () => import('virtual:push/en'),
  ru: () => import('virtual:push/ru'),
}

export const textsIn = async (language: Language): Promise<Messages> =>
  Messages.of(language, (await catalogues[language]()).default)
