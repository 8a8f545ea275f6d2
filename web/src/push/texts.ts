// The texts of this folder: a catalogue of its own, loaded with the settings.

import { onDemand } from '../i18n/onDemand'

export const textsIn = onDemand({
  de: () => import('virtual:push/de'),
  en: () => import('virtual:push/en'),
  ru: () => import('virtual:push/ru'),
})
