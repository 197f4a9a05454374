import { describe, expect, it } from 'vitest'
import { DEFAULT_SHIPPING_RULES } from '@/shop/checkout/shipping'
import { deliveries } from '@/shop/shop-details/shop-data.mocks'
import { publicShop } from '@/shop/shop-details/public-shop'
import { LANGUAGES } from '@/shop/shared/language'
import { STANDARD_DETAILS, type LegalPage } from '@/shop/shop-details/shop-details'
import { standardTexts } from './standard-texts'

const RULES = { ...DEFAULT_SHIPPING_RULES, currency: 'EUR' } as const

function said(page: LegalPage, section: string, { unpaidDays = 7, rules = {} } = {}): string {
  const texts = standardTexts(publicShop(STANDARD_DETAILS, 'de', unpaidDays, deliveries), {
    ...RULES,
    ...rules,
  })
  const found = texts[page].sections.find(({ id }) => id === section)
  return found?.paragraphs.join(' ').replaceAll('\u00A0', ' ') ?? ''
}

describe('the standard texts', () => {
  it('name the days after which the server cancels an unpaid order, and none where it never does', () => {
    const cancelling = (unpaidDays: number) => said('agb', 'zahlung', { unpaidDays })
    expect(cancelling(7)).toContain('Geht innerhalb von 7 Tagen keine Zahlung ein')
    expect(cancelling(3)).toContain('Geht innerhalb von 3 Tagen keine Zahlung ein')
    expect(cancelling(1)).toContain('Geht innerhalb eines Tages keine Zahlung ein')
    expect(cancelling(0)).not.toContain('stornieren')
  })

  it('name the shipping costs that an order has', () => {
    const costs = (rules: Partial<typeof DEFAULT_SHIPPING_RULES>) => said('versand', 'kosten', { rules })
    expect(costs({})).toContain(
      'Ab 100,00 € Warenwert versenden wir kostenlos, darunter berechnen wir 15,00 €.',
    )
    expect(costs({ freeShippingThreshold: 5_000, standardShippingCost: 490 })).toContain(
      'Ab 50,00 € Warenwert versenden wir kostenlos, darunter berechnen wir 4,90 €.',
    )
    expect(costs({ freeShippingThreshold: 0 })).toMatch(/^Wir versenden kostenlos/)
    expect(costs({ standardShippingCost: 0 })).toMatch(/^Wir versenden kostenlos/)
  })

  it('name the working days that a parcel takes to each country [SHOP-343]', () => {
    expect(said('versand', 'dauer')).toContain(
      'in Deutschland nach 2 bis 3 Werktagen, in Österreich nach 4 bis 6 Werktagen, in der Schweiz',
    )
    expect(said('versand', 'dauer')).toContain('bei Überweisung zählt der Tag des Zahlungseingangs')
  })

  it('tell how accessible the shop is, and whom to tell about a barrier, in every language [LAW-120]', () => {
    const shop = publicShop(STANDARD_DETAILS, 'de', 7, deliveries)
    for (const language of LANGUAGES) {
      const { barrierefreiheit } = standardTexts(shop, RULES, language)
      const text = JSON.stringify(barrierefreiheit.sections)
      expect(barrierefreiheit.language).toBe(language)
      for (const part of ['WCAG 2.1', 'BFSG', shop.email, 'MLBF']) expect(text).toContain(part)
    }
  })

  it('take back opened goods wherever they speak of it, as the announcement promises', () => {
    expect(said('versand', 'rueckgabe')).toContain('alles 30 Tage lang zurückgeben, auch angebrochen')
    expect(said('widerruf', 'ausnahmen')).toContain('alles 30 Tage lang zurück, auch angebrochen')
  })
})
