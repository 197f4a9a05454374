import { isLanguage, type Language } from '@/shop/shared/language'

/** First supported language of Accept-Language; German if there is none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part, index) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';')
    const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), index }
  })
  wishes.sort((a, b) => b.weight - a.weight || a.index - b.index)
  for (const { language, weight } of wishes) if (weight > 0 && isLanguage(language)) return language
  return 'de'
}
