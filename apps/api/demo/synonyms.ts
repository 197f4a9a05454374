import type { Synonyms } from '@/shop/synonyms/synonyms'

/** Names of the same plant, drink or gift alone: what a food does for somebody's health is nothing to find it by. */
export const demoSynonyms: Synonyms = {
  de: [
    ['Rooibos', 'Rooibusch', 'Rotbusch'],
    ['Kurkuma', 'Gelbwurz'],
    ['Minze', 'Menthe'],
    ['Probierset', 'Geschenk'],
  ],
  tr: [
    ['zencefil', 'Ingwer', 'ginger'],
    ['zerdeçal', 'Kurkuma', 'turmeric'],
    ['papatya', 'Kamille', 'chamomile'],
    ['nane', 'Minze', 'mint'],
  ],
  en: [
    ['redbush', 'Rooibos'],
    ['rosehip', 'Hagebutte'],
    ['coffee', 'Kaffee', 'café'],
  ],
}
