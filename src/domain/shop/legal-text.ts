import type { Language } from '../shared/language'
import type { Localized } from './shop-details'

export interface LegalPart {
  /** '' where the text begins without a heading. */
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Headings (`## `) and the paragraphs below them, which empty lines part. */
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

/** The text in a language, else in German; undefined where there is neither. */
export function localizedText(
  texts: Localized,
  language: Language,
): { readonly text: string; readonly language: Language } | undefined {
  if (texts[language] !== '') return { text: texts[language], language }
  return texts.de === '' ? undefined : { text: texts.de, language: 'de' }
}
