import { LANGUAGES } from '../shared/language'

/** Languages that a product's texts are translated into; German is what they are written in. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'de')
export type TranslationLanguage = (typeof TRANSLATIONS)[number]

/** What of a product is written in every language. Its name is the same everywhere. */
export const TEXT_FIELDS = [
  'subtitle',
  'shortDescription',
  'detailedDescription',
  'features',
  'benefits',
  'certification',
  'ingredients',
  'servingSize',
  'origin',
  'harvest',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** What a picture shows, in the languages that are not German. */
export type PictureAlts = { readonly [L in TranslationLanguage]?: string | undefined }
