import { expect, it } from 'vitest'
import { legalParts, localizedText } from './legal-text'

it('headings begin parts, empty lines paragraphs [ADMIN-58]', () => {
  expect(legalParts('Vorab.\n\n## Anbieter\nVerda GmbH\nBerlin\n\nZweiter Absatz\n## Leer\n')).toEqual([
    { title: '', paragraphs: ['Vorab.'] },
    { title: 'Anbieter', paragraphs: ['Verda GmbH\nBerlin', 'Zweiter Absatz'] },
    { title: 'Leer', paragraphs: [] },
  ])
  expect(legalParts('')).toEqual([])
})

it('a missing language falls back to German [ADMIN-58]', () => {
  expect(localizedText({ de: 'Hallo', tr: '', en: 'Hello' }, 'tr')).toEqual({ text: 'Hallo', language: 'de' })
  expect(localizedText({ de: 'Hallo', tr: '', en: 'Hello' }, 'en')).toEqual({ text: 'Hello', language: 'en' })
  expect(localizedText({ de: '', tr: '', en: '' }, 'de')).toBeUndefined()
})
