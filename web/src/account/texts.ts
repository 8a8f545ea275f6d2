// The texts of this folder: a catalogue of its own, loaded with the screen.

import { onDemand } from '../i18n/onDemand'

export const textsIn = onDemand({
  de: () => import('virtual:account/de'),
  en: () => import('virtual:account/en'),
  ru: () => import('virtual:account/ru'),
})
