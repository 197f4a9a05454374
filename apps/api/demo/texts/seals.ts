import type { DemoWords } from '../types'

/** Certifications besides the organic label. */
export const seals: DemoWords = {
  'Fair gehandelt': { tr: 'Adil ticaret', en: 'Fairly traded' },
  'JAS Organic': { tr: 'JAS Organic', en: 'JAS Organic' },
  'Naturkosmetik, COSMOS Organic': {
    tr: 'Doğal kozmetik, COSMOS Organic',
    en: 'Natural cosmetics, COSMOS Organic',
  },
  Vegan: { tr: 'Vegan', en: 'Vegan' },
  'Laborgeprüft, jede Charge': {
    tr: 'Her partisi laboratuvarda incelenir',
    en: 'Laboratory-tested, every batch',
  },
  'Hergestellt in Deutschland': { tr: 'Almanya’da üretilmiştir', en: 'Made in Germany' },
  Weidehaltung: { tr: 'Mera hayvancılığı', en: 'From grazing cattle' },
}

/** Serving sizes of the nutrition values. */
export const servings: DemoWords = {
  '1 Espresso (30 ml)': { tr: '1 espresso (30 ml)', en: '1 espresso (30 ml)' },
  '1 Portion (12 g)': { tr: '1 porsiyon (12 g)', en: '1 serving (12 g)' },
  '1 Portion (30 g)': { tr: '1 porsiyon (30 g)', en: '1 serving (30 g)' },
  '1 Schale (2 g)': { tr: '1 kâse (2 g)', en: '1 bowl (2 g)' },
  '1 Tasse (150 ml)': { tr: '1 fincan (150 ml)', en: '1 cup (150 ml)' },
  '1 Tasse (200 ml)': { tr: '1 fincan (200 ml)', en: '1 cup (200 ml)' },
  '1 Tasse (250 ml)': { tr: '1 fincan (250 ml)', en: '1 cup (250 ml)' },
  '1 Teelöffel (3 g)': { tr: '1 çay kaşığı (3 g)', en: '1 teaspoon (3 g)' },
  '3 Kapseln (2,1 g)': { tr: '3 kapsül (2,1 g)', en: '3 capsules (2.1 g)' },
  '3 Teelöffel (15 g)': { tr: '3 çay kaşığı (15 g)', en: '3 teaspoons (15 g)' },
}
