import { filledRows } from '@/shop/catalogue/product-record'
import type { ProductTranslation } from '@/shop/catalogue/product-texts'
import type { Language } from '@/shop/shared/language'

/** A row of features or benefits; the id is its React key. */
export interface DraftRow {
  id: string
  text: string
}

/** Texts per language; ingredient names are stored with the ingredients instead. */
export interface DraftTexts {
  subtitle: string
  shortDescription: string
  detailedDescription: string
  features: DraftRow[]
  benefits: DraftRow[]
  certification: DraftRow[]
  servingSize: string
  origin: string
  harvest: string
}

const LINES = [
  'subtitle',
  'shortDescription',
  'detailedDescription',
  'servingSize',
  'origin',
  'harvest',
] as const
const LISTS = ['features', 'benefits', 'certification'] as const
export type LineName = (typeof LINES)[number]
export type ListName = (typeof LISTS)[number]

export const TEXT_NAMES: readonly (keyof DraftTexts)[] = [...LINES, ...LISTS]
/** Form path of a text: German texts are at the top level, others under `translations`. */
export const nameIn = <Name extends keyof DraftTexts>(language: Language, name: Name) =>
  language === 'de' ? name : (`translations.${language}.${name}` as const)

/** Converts texts to rows; always at least one. */
export const rowsOf = (texts: readonly string[] = []): DraftRow[] =>
  (texts.length > 0 ? texts : ['']).map((text, index) => ({ id: `row-${index}`, text }))

export const textsOf = (texts: ProductTranslation = {}): DraftTexts => ({
  subtitle: texts.subtitle ?? '',
  shortDescription: texts.shortDescription ?? '',
  detailedDescription: texts.detailedDescription ?? '',
  features: rowsOf(texts.features),
  benefits: rowsOf(texts.benefits),
  certification: rowsOf(texts.certification),
  servingSize: texts.servingSize ?? '',
  origin: texts.origin ?? '',
  harvest: texts.harvest ?? '',
})

const listOf = (rows: readonly DraftRow[]): string[] => filledRows(rows.map(({ text }) => text))

/** Texts as validated and submitted. */
export const writtenTexts = (texts: DraftTexts) => ({
  subtitle: texts.subtitle,
  shortDescription: texts.shortDescription,
  detailedDescription: texts.detailedDescription,
  servingSize: texts.servingSize,
  origin: texts.origin,
  harvest: texts.harvest,
  features: listOf(texts.features),
  benefits: listOf(texts.benefits),
  certification: listOf(texts.certification),
})

const isFilled = (value: string | readonly DraftRow[]): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.some(({ text }) => text.trim() !== '')

/** Number of German texts that are translated. */
export function translatedCount(german: DraftTexts, translation: DraftTexts) {
  const needed = TEXT_NAMES.filter((name) => isFilled(german[name]))
  return { count: needed.filter((name) => isFilled(translation[name])).length, total: needed.length }
}
