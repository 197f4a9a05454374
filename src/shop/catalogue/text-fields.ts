/** Product texts that are translated. The name is the same in every language. */
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
