import { expect, it } from 'vitest'
import { pageHref, suggestedPages, type SuggestedPage } from './suggested-pages'

it.each<[string, SuggestedPage]>([
  ['Versand', 'shipping'],
  ['versandk', 'shipping'],
  ['shipping', 'shipping'],
  ['kargo', 'shipping'],
  ['packstation', 'shipping'],
  ['Rückgabe', 'returns'],
  ['rueckgabe', 'returns'],
  ['RUCKGABE', 'returns'],
  ['iade', 'returns'],
  ['Widerruf', 'returns'],
  ['widerrufen', 'withdraw'],
  ['sipariş takip', 'orders'],
  ['siparis', 'orders'],
  ['Kontakt', 'contact'],
  ['iletişim', 'contact'],
  ['Impressum', 'imprint'],
  ['AGB', 'terms'],
  ['Datenschutz', 'privacy'],
  ['Barrierefreiheit', 'accessibility'],
  ['Beratung', 'adviser'],
  ['öneri', 'adviser'],
])('“%s” offers the page %s first [SHOP-590]', (text, page) => {
  expect(suggestedPages(text)[0]).toBe(page)
})

it.each(['', ' ', 've', 'Tee', 'Kräutertee', 'Versandtee', 'tee versand', '\\(', 'x'.repeat(100)])(
  '“%s” offers none [SHOP-590]',
  (text) => {
    expect(suggestedPages(text)).toEqual([])
  },
)

it('offers three at most, each with an address of its own [SHOP-590]', () => {
  const offered = suggestedPages('widerruf')
  expect(offered).toEqual(['returns', 'withdraw'])
  expect(suggestedPages('ver').length).toBeLessThanOrEqual(3)
  expect(offered.map(pageHref)).toEqual(['/legal/widerruf', '/legal/widerruf#widerrufen'])
})
