import type { Language } from '../shared/language'
import type { Localized } from './shop-details'

export interface LegalPart {
  /** '' if the text starts without a heading. */
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Splits a legal text into sections by heading (`## `) and into paragraphs by empty lines. */
export function legalParts(text: string): LegalPart[] {
  const parts: { title: string; paragraphs: string[] }[] = []
  for (const block of text.replaceAll('\r\n', '\n').split(/\n{2,}|\n(?=## )/)) {
    const [first = '', ...rest] = block.trim().split('\n')
    const isHeading = first.startsWith('## ')
    if (isHeading) parts.push({ title: first.slice(3).trim(), paragraphs: [] })
    const paragraph = (isHeading ? rest : [first, ...rest]).join('\n').trim()
    if (paragraph === '') continue
    if (parts.length === 0) parts.push({ title: '', paragraphs: [] })
    parts.at(-1)?.paragraphs.push(paragraph)
  }
  return parts
}

/** The text in the language, else in German; undefined if both are missing. */
export function localizedText(
  texts: Localized,
  language: Language,
): { readonly text: string; readonly language: Language } | undefined {
  if (texts[language] !== '') return { text: texts[language], language }
  return texts.de === '' ? undefined : { text: texts.de, language: 'de' }
}
