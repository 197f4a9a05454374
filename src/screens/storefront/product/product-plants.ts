import type { BotanicalName } from '@/art/botanical'
import type { ProductDetail } from '@/shop/catalogue/product-detail'

/** Patterns that match plant names in product texts of all languages. */
const NAMES = [
  [/kamille|papatya|chamomile/, 'kamille'],
  [/minze|melisse|nane|melisa|mint|lemon balm/, 'minze'],
  [/ingwer|zencefil|ginger/, 'ingwer'],
  [/kurkuma|zerdeçal|turmeric/, 'kurkuma'],
  [/kaffee|arabica|kahve|coffee/, 'kaffee'],
  [/hagebutte|kuşburnu|rose hip/, 'hagebutte'],
  [/lavendel|lavanta|lavender/, 'lavendel'],
] as const satisfies readonly (readonly [RegExp, BotanicalName])[]

/** Plants to draw for a product, those in its name first; falls back to a sprig. */
export function plantsOf({
  name,
  subtitle,
  ingredients,
}: Pick<ProductDetail, 'name' | 'subtitle' | 'ingredients'>): readonly [BotanicalName, BotanicalName] {
  const text = [name, subtitle, ...ingredients.map((ingredient) => ingredient.name)]
    .join(' ')
    .toLocaleLowerCase('de')
  const [first = 'blattzweig', second = 'blattzweig'] = NAMES.map(([word, plant]) => ({
    at: text.search(word),
    plant,
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ plant }): BotanicalName => plant)
  return [first, second]
}
