import type { DemoProduct } from '../types'
import { coffee } from './coffee'
import { details } from './details'
import { fruitTea } from './fruit-tea'
import { herbalTea } from './herbal-tea'
import { herbs } from './herbs'
import { minerals } from './minerals'
import { protein } from './protein'
import { supplements } from './supplements'
import { tea } from './tea'
import { wellnessTea } from './wellness-tea'

/** Order of the catalogue; the landing page shows the first eight. */
const order = [
  'abendruhe',
  'hochland-roestung',
  'kurkuma-plus',
  'morgengruen',
  'goldmilch',
  'hagebutte',
  'protein-pur',
  'ingwer-zitrone',
  'trinkkakao-feinherb',
  'lavendel-pflegeoel',
  'pfefferminze',
  'espresso-nacht',
  'magnesium-citrat',
  'assam-gold',
  'rosenblueten',
  'kraeuter-probierset',
  'fenchel-anis-kuemmel',
  'vitamin-d3',
  'matcha-uji',
  'brennnessel-birke',
  'mondschein-entkoffeiniert',
  'zink-biotin',
  'kollagen-beere',
  'eisen-vitamin-c',
]

const rank = new Map(order.map((slug, index) => [slug, index]))
const rankOf = ({ slug }: DemoProduct) => rank.get(slug) ?? order.length

export const demoProducts: readonly DemoProduct[] = [
  ...herbalTea,
  ...wellnessTea,
  ...tea,
  ...fruitTea,
  ...coffee,
  ...herbs,
  ...supplements,
  ...minerals,
  ...protein,
]
  .map((product) => ({ ...product, ...details[product.slug] }))
  .sort((a, b) => rankOf(a) - rankOf(b))
