import * as z from 'zod/mini'
import type { Brewing, Farming, Organic } from '@/shop/catalogue/product'
import type { Ingredient, NutritionalInfo } from '@/shop/catalogue/nutrition'
import { brewing, nutritionalInfo, organic } from '@/shop/catalogue/product-fields'
import type { ProductTranslations } from '@/shop/catalogue/product-texts'
import { rule } from '@/shop/shared/problem'
import { decimalEntry, numberText, wholeEntry } from '../../shared/forms/entries'

/** An ingredient with its name in every language. */
export interface DraftIngredient {
  id: string
  name: string
  tr: string
  en: string
  amount: string
  unit: string
}

export const BREW_UNITS = ['minutes', 'seconds'] as const
export type BrewUnit = (typeof BREW_UNITS)[number]

/** Unvalidated form values of the product details. */
export interface DraftDetails {
  calories: string
  protein: string
  carbohydrates: string
  temperature: string
  brewTime: string
  brewUnit: BrewUnit
  grams: string
  millilitres: string
  controlBody: string
  farming: Farming
}

export interface Details {
  readonly nutritionalInfo: NutritionalInfo | null
  readonly brewing: Brewing | null
  readonly organic: Organic | null
}

export const NEW_INGREDIENT = { name: '', tr: '', en: '', amount: '', unit: '%' } as const

export const ingredientsOf = (
  ingredients: readonly Ingredient[],
  { tr, en }: ProductTranslations,
): DraftIngredient[] =>
  (ingredients.length > 0 ? ingredients : [NEW_INGREDIENT]).map(({ name, amount, unit }, index) => ({
    id: `row-${index}`,
    name,
    tr: tr?.ingredients?.[index] ?? '',
    en: en?.ingredients?.[index] ?? '',
    amount,
    unit,
  }))

/** Rows without a name are dropped on save. */
export const filledIngredients = (rows: readonly DraftIngredient[]): DraftIngredient[] =>
  rows.filter(({ name }) => name.trim() !== '')

/** Ingredients with their German names, as validated and submitted. */
export const writtenIngredients = (rows: readonly DraftIngredient[]): readonly Ingredient[] =>
  filledIngredients(rows).map(({ name, amount, unit }) => ({ name, amount, unit }))

const MINUTE = 60

export function detailsOf({
  nutritionalInfo: nutrition,
  brewing: brew,
  organic: mark,
}: Details): DraftDetails {
  const inMinutes = !brew || brew.seconds % MINUTE === 0
  return {
    calories: numberText(nutrition?.calories),
    protein: numberText(nutrition?.protein),
    carbohydrates: numberText(nutrition?.carbohydrates),
    temperature: numberText(brew?.temperature),
    brewTime: numberText(brew && (inMinutes ? brew.seconds / MINUTE : brew.seconds)),
    brewUnit: inMinutes ? 'minutes' : 'seconds',
    grams: numberText(brew?.grams),
    millilitres: numberText(brew?.millilitres),
    controlBody: mark?.controlBody ?? '',
    farming: mark?.farming ?? 'eu',
  }
}

/** Parses the numeric details. */
export const readDetails = ({ brewUnit, ...draft }: DraftDetails) => {
  const time = decimalEntry(draft.brewTime)
  return {
    calories: decimalEntry(draft.calories),
    protein: decimalEntry(draft.protein),
    carbohydrates: decimalEntry(draft.carbohydrates),
    temperature: wholeEntry(draft.temperature),
    brewTime: time === null ? null : brewUnit === 'minutes' ? Math.round(time * MINUTE) : time,
    grams: decimalEntry(draft.grams),
    millilitres: wholeEntry(draft.millilitres),
    controlBody: draft.controlBody.trim() === '' ? null : draft.controlBody.trim().toUpperCase(),
    farming: draft.farming,
  }
}

/** Validates each number on its own; `wholeGroups` checks that groups are complete. */
export const detailFields = {
  calories: z.nullable(nutritionalInfo.shape.calories),
  protein: z.nullable(nutritionalInfo.shape.protein),
  carbohydrates: z.nullable(nutritionalInfo.shape.carbohydrates),
  temperature: z.nullable(brewing.shape.temperature),
  brewTime: z.nullable(brewing.shape.seconds),
  brewUnit: z.enum(BREW_UNITS),
  grams: z.nullable(brewing.shape.grams),
  millilitres: z.nullable(brewing.shape.millilitres),
  controlBody: z.nullable(organic.shape.controlBody),
  farming: organic.shape.farming,
}
export const DETAIL_NAMES = [
  'calories',
  'protein',
  'carbohydrates',
  'temperature',
  'brewTime',
  'brewUnit',
  'grams',
  'millilitres',
  'controlBody',
  'farming',
] as const satisfies readonly (keyof typeof detailFields)[]
type CheckedDetails = z.output<z.ZodMiniObject<typeof detailFields>>
type NumberField =
  | 'calories'
  | 'protein'
  | 'carbohydrates'
  | 'temperature'
  | 'brewTime'
  | 'grams'
  | 'millilitres'

const NUTRITION = ['calories', 'protein', 'carbohydrates'] as const
const BREWING = ['temperature', 'brewTime', 'grams', 'millilitres'] as const

/** Nutrition and brewing values must be given completely or not at all. */
export const wholeGroups = [NUTRITION, BREWING].flatMap((group: readonly NumberField[]) =>
  group.map((name) =>
    rule<CheckedDetails>(
      'required',
      (form) => form[name] !== null || group.every((other) => form[other] === null),
      [name],
    ),
  ),
)

export function composeDetails(checked: CheckedDetails, servingSize: string): Details {
  const { calories, protein, carbohydrates, temperature, brewTime, grams, millilitres } = checked
  return {
    nutritionalInfo:
      calories === null || protein === null || carbohydrates === null
        ? null
        : { servingSize, calories, protein, carbohydrates },
    brewing:
      temperature === null || brewTime === null || grams === null || millilitres === null
        ? null
        : { temperature, seconds: brewTime, grams, millilitres },
    organic:
      checked.controlBody === null ? null : { controlBody: checked.controlBody, farming: checked.farming },
  }
}
