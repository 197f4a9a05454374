import type { Trait } from '@/shop/catalogue/traits'

const TEA = ['caffeineFree', 'vegan'] as const

/** Taste and time of day as their texts tell them, of drinks alone. Decaffeinated coffee keeps a rest of caffeine, cocoa has some by nature. */
export const demoTraits: Readonly<Record<string, readonly Trait[]>> = {
  abendruhe: ['loose', ...TEA, 'mild', 'afternoon', 'evening'],
  pfefferminze: ['loose', ...TEA, 'fresh', 'afternoon', 'evening'],
  'fenchel-anis-kuemmel': ['bags', ...TEA, 'mild', 'spicy', 'afternoon', 'evening'],
  'brennnessel-birke': ['loose', ...TEA, 'fresh', 'morning', 'afternoon'],
  'kraeuter-probierset': ['loose', ...TEA, 'mild', 'fresh', 'fruity', 'afternoon', 'evening'],
  hagebutte: ['bags', ...TEA, 'fruity', 'morning', 'afternoon'],
  'ingwer-zitrone': ['loose', ...TEA, 'fruity', 'spicy', 'morning', 'afternoon'],
  rosenblueten: ['loose', ...TEA, 'mild', 'afternoon', 'evening'],
  morgengruen: ['loose', 'vegan', 'fresh', 'morning'],
  'assam-gold': ['loose', 'vegan', 'strong', 'morning', 'afternoon'],
  'matcha-uji': ['powder', 'vegan', 'mild', 'fresh', 'morning', 'afternoon'],
  'hochland-roestung': ['beans', 'vegan', 'mild', 'morning', 'afternoon'],
  'espresso-nacht': ['beans', 'vegan', 'strong', 'morning', 'afternoon'],
  'mondschein-entkoffeiniert': ['beans', 'vegan', 'mild', 'afternoon', 'evening'],
  goldmilch: ['powder', ...TEA, 'spicy', 'afternoon', 'evening'],
  'trinkkakao-feinherb': ['powder', 'vegan', 'strong', 'afternoon', 'evening'],
  'protein-pur': ['powder', ...TEA],
  'kollagen-beere': ['powder', 'caffeineFree'],
  'lavendel-pflegeoel': ['oil', 'vegan'],
  'kurkuma-plus': ['capsules', ...TEA],
  'vitamin-d3': ['oil', ...TEA],
  'magnesium-citrat': ['capsules', ...TEA],
  'eisen-vitamin-c': ['capsules', ...TEA],
  'zink-biotin': ['capsules', ...TEA],
}
