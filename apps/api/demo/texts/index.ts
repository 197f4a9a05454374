import {
  TRANSLATIONS,
  type ProductTranslation,
  type TranslationLanguage,
} from '@/shop/catalogue/product-texts'
import type { DemoProduct, DemoWords } from '../types'
import { englishPantry } from './en-pantry'
import { englishSupplements } from './en-supplements'
import { englishTeas } from './en-tea'
import { ingredientNames } from './ingredients'
import { pictureAlts } from './pictures'
import { seals, servings } from './seals'
import { turkishPantry } from './tr-pantry'
import { turkishSupplements } from './tr-supplements'
import { turkishTeas } from './tr-tea'

const texts = {
  tr: { ...turkishTeas, ...turkishPantry, ...turkishSupplements },
  en: { ...englishTeas, ...englishPantry, ...englishSupplements },
}

/** @throws Error if a German word has no translation */
function wordIn(words: DemoWords, german: string, language: TranslationLanguage): string {
  const word = words[german]
  if (word === undefined) throw new Error(`the demo catalogue does not translate ${german}`)
  return word[language]
}

function translationOf(product: DemoProduct, language: TranslationLanguage): ProductTranslation {
  const { slug, certification, ingredients, nutritionalInfo } = product
  const written = texts[language][slug]
  if (!written) throw new Error(`the demo catalogue does not translate ${slug}`)
  return {
    ...written,
    ...(certification.length > 0 && {
      certification: certification.map((seal) => wordIn(seals, seal, language)),
    }),
    ingredients: ingredients.map(({ name }) => wordIn(ingredientNames, name, language)),
    ...(nutritionalInfo && { servingSize: wordIn(servings, nutritionalInfo.servingSize, language) }),
  }
}

/** Texts of a demo product in Turkish and English. */
export const translationsOf = (product: DemoProduct) =>
  Object.fromEntries(TRANSLATIONS.map((language) => [language, translationOf(product, language)] as const))

/** Alternative text of a demo image in Turkish and English. */
export const altsOf = (german: string) =>
  Object.fromEntries(
    TRANSLATIONS.map((language) => [language, wordIn(pictureAlts, german, language)] as const),
  )
