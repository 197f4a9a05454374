import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../shop/shared/language'
import { money } from '../shop/shared/money'
import { formatMoney, formatNumber, formatShortMoney } from './format'

const expected: Readonly<Record<Language, readonly string[]>> = {
  de: ['11,90 €', '1.234.567,80 ₺', '0,05 $'],
  tr: ['11,90 €', '1.234.567,80 ₺', '0,05 $'],
  en: ['€11.90', '₺1,234,567.80', '$0.05'],
}

it.each(LANGUAGES)('amounts have two decimals in the format of the language: %s [MONEY-7]', (language) => {
  const amounts = [money(1_190), money(123_456_780, 'TRY'), money(5, 'USD')]
  const texts = amounts.map((amount) => formatMoney(amount, language).replaceAll(/\s/g, ' '))
  expect(texts).toEqual(expected[language])
})

it('axis labels have cents only if not zero', () => {
  const texts = [135_000, 0, 1_250, 1_205].map((amount) => formatShortMoney(money(amount), 'de'))
  expect(texts.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['1.350 €', '0 €', '12,50 €', '12,05 €'])
})

it('an average has its decimal also where it is zero', () => {
  expect([4, 4.7, 5].map((average) => formatNumber(average, 'de', 1))).toEqual(['4,0', '4,7', '5,0'])
})

it('a number is shown as it was entered, not rounded', () => {
  const numbers = [0.25, 12.25, 0.375, 1234.5, 30]
  expect(numbers.map((number) => formatNumber(number, 'tr'))).toEqual([
    '0,25',
    '12,25',
    '0,375',
    '1.234,5',
    '30',
  ])
  expect(formatNumber(0.25, 'en')).toBe('0.25')
})
