import { linesCell, placedLinesCell, textCell } from './cell-kinds'
import { part } from './column'

export const translationsIn = (language: 'tr' | 'en') => {
  const text = (
    name: 'subtitle' | 'shortDescription' | 'detailedDescription' | 'servingSize' | 'origin' | 'harvest',
  ) => part(`translations.${language}`, name, textCell, (p) => p.translations[language]?.[name] ?? '')
  const lines = (name: 'features' | 'benefits' | 'certification') =>
    part(`translations.${language}`, name, linesCell, (p) => [...(p.translations[language]?.[name] ?? [])])
  return [
    text('subtitle'),
    text('shortDescription'),
    text('detailedDescription'),
    lines('features'),
    lines('benefits'),
    lines('certification'),
    part(
      `translations.${language}`,
      'ingredients',
      placedLinesCell,
      (p) => p.translations[language]?.ingredients ?? [],
    ),
    text('servingSize'),
    text('origin'),
    text('harvest'),
  ]
}
