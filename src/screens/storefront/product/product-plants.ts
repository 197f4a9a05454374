import type { BotanicalName } from '../../../art/botanical'
import type { ProductDetail } from '../../../domain/catalogue/product'

/** Words of product texts, in every language, that name a drawn plant. */
const NAMES = [
  ['kamille', 'kamille'],
  ['minze', 'minze'],
  ['melisse', 'minze'],
  ['ingwer', 'ingwer'],
  ['kurkuma', 'kurkuma'],
  ['kaffee', 'kaffee'],
  ['arabica', 'kaffee'],
  ['hagebutte', 'hagebutte'],
  ['lavendel', 'lavendel'],
  ['papatya', 'kamille'],
  ['chamomile', 'kamille'],
  ['nane', 'minze'],
  ['mint', 'minze'],
  ['melisa', 'minze'],
  ['zencefil', 'ingwer'],
  ['ginger', 'ingwer'],
  ['zerdeçal', 'kurkuma'],
  ['turmeric', 'kurkuma'],
  ['kahve', 'kaffee'],
  ['coffee', 'kaffee'],
  ['kuşburnu', 'hagebutte'],
  ['rose hip', 'hagebutte'],
  ['lavanta', 'lavendel'],
  ['lavender', 'lavendel'],
] as const satisfies readonly (readonly [string, BotanicalName])[]

/** The plants that belong to a product, those of its name first; a sprig stands for any other. */
export function plantsOf({
  name,
  subtitle,
  ingredients,
}: Pick<ProductDetail, 'name' | 'subtitle' | 'ingredients'>): readonly [BotanicalName, BotanicalName] {
  const text = [name, subtitle, ...ingredients.map((ingredient) => ingredient.name)]
    .join(' ')
    .toLocaleLowerCase('de')
  const found = NAMES.filter(([word]) => text.includes(word))
    .toSorted(([a], [b]) => text.indexOf(a) - text.indexOf(b))
    .map(([, plant]) => plant)
  const [first = 'blattzweig', second = 'blattzweig'] = [...new Set<BotanicalName>(found)]
  return [first, second]
}
