// The texts of this folder: a catalogue of its own, loaded with the screens for practice.

import { onDemand } from '../i18n/onDemand'

export const textsIn = onDemand({
  de: () => import('virtual:practice/de'),
  en: () => import('virtual:practice/en'),
  ru: () => import('virtual:practice/ru'),
})
