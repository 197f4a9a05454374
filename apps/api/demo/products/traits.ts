import type { Trait } from '@/shop/catalogue/traits'

const TEA = ['caffeineFree', 'vegan'] as const

/** Decaffeinated coffee keeps a rest of caffeine, cocoa has some by nature. */
export const demoTraits: Readonly<Record<string, readonly Trait[]>> = {
  abendruhe: ['loose', ...TEA],
  pfefferminze: ['loose', ...TEA],
  'fenchel-anis-kuemmel': ['bags', ...TEA],
  'brennnessel-birke': ['loose', ...TEA],
  'kraeuter-probierset': ['loose', ...TEA],
  hagebutte: ['bags', ...TEA],
  'ingwer-zitrone': ['loose', ...TEA],
  rosenblueten: ['loose', ...TEA],
  morgengruen: ['loose', 'vegan'],
  'assam-gold': ['loose', 'vegan'],
  'matcha-uji': ['powder', 'vegan'],
  'hochland-roestung': ['beans', 'vegan'],
  'espresso-nacht': ['beans', 'vegan'],
  'mondschein-entkoffeiniert': ['beans', 'vegan'],
  goldmilch: ['powder', ...TEA],
  'trinkkakao-feinherb': ['powder', 'vegan'],
  'protein-pur': ['powder', ...TEA],
  'kollagen-beere': ['powder', 'caffeineFree'],
  'lavendel-pflegeoel': ['oil', 'vegan'],
  'kurkuma-plus': ['capsules', ...TEA],
  'vitamin-d3': ['oil', ...TEA],
  'magnesium-citrat': ['capsules', ...TEA],
  'eisen-vitamin-c': ['capsules', ...TEA],
  'zink-biotin': ['capsules', ...TEA],
}
