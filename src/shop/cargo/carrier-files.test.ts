import { describe, expect, it } from 'vitest'
import { carrierFile, splitStreet } from './carrier-files'

const order = {
  number: 'VD-2026-000109',
  customer: { name: 'Jonas; Feldmann', email: 'j@post.example', phone: '+49 89 5550193' },
  address: { street: 'Lindwurmstraße 88', zipCode: '80337', city: 'München', country: 'Deutschland' },
  invoiceNumber: 'RE-2026-000007',
}
const linesOf = (file: string) => file.replace('\uFEFF', '').trim().split('\r\n')

describe('parcels as a carrier’s program reads them [ADMIN-263]', () => {
  it('have DHL’s columns', () => {
    const [head, row] = linesOf(carrierFile('dhl', [order]))
    expect(head).toMatch(
      /^Sendungsreferenz;Empfänger Name 1;Empfänger Name 2 \/ Postnummer;Empfänger Straße;Empfänger Hausnummer;Empfänger PLZ;/,
    )
    expect(row).toMatch(/^VD-2026-000109;"Jonas; Feldmann";;Lindwurmstraße;88;80337;München;DEU;/)
  })

  it('have the Postnummer of a Packstation [CHECKOUT-570]', () => {
    const address = { ...order.address, street: 'Packstation 145', postNumber: '1234567' }
    const [, row] = linesOf(carrierFile('dhl', [{ ...order, address }]))
    expect(row).toMatch(/^VD-2026-000109;"Jonas; Feldmann";1234567;Packstation;145;80337;München;DEU;/)
  })

  it('have Yurtiçi’s fields', () => {
    const [head, row] = linesOf(carrierFile('yurtici', [order]))
    expect(head).toMatch(/^cargoKey;invoiceKey;receiverCustName;receiverAddress;cityName;receiverPhone1;/)
    expect(row).toMatch(/^VD-2026-000109;RE-2026-000007;"Jonas; Feldmann";/)
  })

  it.each([
    ['Lindwurmstraße 88', 'Lindwurmstraße', '88'],
    ['Am Alten Markt 12 a', 'Am Alten Markt', '12 a'],
    ['Straße des 17. Juni 135-137', 'Straße des 17. Juni', '135-137'],
    ['Şişhane Sk. 5/7', 'Şişhane Sk.', '5/7'],
    ['12 Rue du Thé', '12 Rue du Thé', ''],
    ['Postfach', 'Postfach', ''],
  ])('%s is split', (typed, street, number) => {
    expect(splitStreet(typed)).toEqual([street, number])
  })
})
