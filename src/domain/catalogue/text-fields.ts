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
