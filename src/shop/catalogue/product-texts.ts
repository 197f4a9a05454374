import { LANGUAGES, type Language } from '../shared/language'
import type { Ingredient, NutritionalInfo } from './nutrition'
import type { TextField } from './text-fields'

/** Languages that product texts are translated into; the originals are German. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'de')
export type TranslationLanguage = (typeof TRANSLATIONS)[number]

/** Product texts in one language; missing or empty ones fall back to German. */
export interface ProductTranslation {
  readonly subtitle?: string | undefined
  readonly shortDescription?: string | undefined
  readonly detailedDescription?: string | undefined
  readonly features?: readonly string[] | undefined
  readonly benefits?: readonly string[] | undefined
  readonly certification?: readonly string[] | undefined
  /** Names, in the order of the German ingredients. */
  readonly ingredients?: readonly string[] | undefined
  readonly servingSize?: string | undefined
  readonly origin?: string | undefined
  readonly harvest?: string | undefined
}
export type ProductTranslations = { readonly [L in TranslationLanguage]?: ProductTranslation | undefined }

/** Alternative texts in the languages other than German. */
export type PictureAlts = { readonly [L in TranslationLanguage]?: string | undefined }

interface Texts {
  readonly subtitle: string
  readonly shortDescription: string
  readonly detailedDescription: string
  readonly features: readonly string[]
  readonly benefits: readonly string[]
  readonly certification: readonly string[]
  readonly ingredients: readonly Ingredient[]
  readonly nutritionalInfo: NutritionalInfo | null
  readonly origin: string
  readonly harvest: string
  readonly translations: ProductTranslations
}

const isFilled = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.some((text) => text.trim() !== '')

/** Removes empty texts, so that an untranslated text has only one representation. */
const filledTranslation = (translation: ProductTranslation): ProductTranslation =>
  Object.fromEntries(
    Object.entries(translation).filter(([, value]: [string, string | readonly string[] | undefined]) =>
      value === undefined ? false : isFilled(value),
    ),
  )

/** The translations with their empty texts removed. */
export const filledTranslations = (translations: ProductTranslations): ProductTranslations =>
  Object.fromEntries(
    TRANSLATIONS.flatMap((language) => {
      const filled = filledTranslation(translations[language] ?? {})
      return Object.keys(filled).length > 0 ? [[language, filled] as const] : []
    }),
  )

/** Amounts are stored in German notation ('1.050,5'); Turkish uses the same, English swaps comma and point. */
export const ingredientAmount = (amount: string, language: Language): string =>
  language === 'en' && /^[\d.,]+$/.test(amount)
    ? amount.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
    : amount

/**
 * The product with its texts in `language`. Texts without a translation stay German and are listed in
 * `untranslated`, so that the page can mark their language. Ingredients are translated all or not at all, to avoid
 * a table in two languages.
 */
export function inLanguage<Product extends Texts>(
  product: Product,
  language: Language,
): Product & { readonly untranslated: TextField[] } {
  if (language === 'de') return { ...product, untranslated: [] }
  const translation = product.translations[language] ?? {}
  const untranslated: TextField[] = []
  const textOf = <Value extends string | readonly string[]>(
    field: TextField,
    german: Value,
    translated: Value | undefined,
  ): Value => {
    if (translated !== undefined && isFilled(translated)) return translated
    if (isFilled(german)) untranslated.push(field)
    return german
  }
  const names = translation.ingredients ?? []
  const areNamed = names.length === product.ingredients.length && names.every((name) => isFilled(name))
  if (!areNamed && product.ingredients.length > 0) untranslated.push('ingredients')
  const { nutritionalInfo } = product
  return {
    ...product,
    subtitle: textOf('subtitle', product.subtitle, translation.subtitle),
    shortDescription: textOf('shortDescription', product.shortDescription, translation.shortDescription),
    detailedDescription: textOf(
      'detailedDescription',
      product.detailedDescription,
      translation.detailedDescription,
    ),
    features: textOf('features', product.features, translation.features),
    benefits: textOf('benefits', product.benefits, translation.benefits),
    certification: textOf('certification', product.certification, translation.certification),
    ingredients: areNamed
      ? product.ingredients.map(({ name, amount, unit }, index) => ({
          name: names[index] ?? name,
          amount: ingredientAmount(amount, language),
          unit,
        }))
      : product.ingredients,
    nutritionalInfo: nutritionalInfo && {
      ...nutritionalInfo,
      servingSize: textOf('servingSize', nutritionalInfo.servingSize, translation.servingSize),
    },
    origin: textOf('origin', product.origin, translation.origin),
    harvest: textOf('harvest', product.harvest, translation.harvest),
    untranslated,
  }
}
