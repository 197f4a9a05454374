import { describe, expect, it } from 'vitest'
import { isShippable } from '../orders/order'
import { doubledNumbers, fillDown, pastedNumbers, readShipments } from './bulk-shipping'

const orders = [1, 2, 3].map((at) => ({
  id: String(at),
  number: `VD-2026-00000${at}`,
  platform: at === 3 ? ('turkey' as const) : ('germany' as const),
}))
const companies = {
  germany: [
    { id: 'dhl', name: 'DHL Paket', code: 'DHL' },
    { id: 'dpd', name: 'DPD', code: 'DPD' },
  ],
  turkey: [{ id: 'yk', name: 'Yurtiçi Kargo', code: 'YURTICI' }],
}

describe('a pasted column [ADMIN-261]', () => {
  it('fills the orders from the one where it is pasted', () => {
    const numbers = pastedNumbers('0034 0434 1\r\n\r\n 0034 0434 2;\n')
    expect(numbers).toEqual(['0034 0434 1', '0034 0434 2'])
    const draft = fillDown({ 2: { companyId: 'dpd', trackingNumber: 'x' } }, orders, 1, [
      ...numbers,
      'too many',
    ])
    expect(draft).toEqual({
      2: { companyId: 'dpd', trackingNumber: '0034 0434 1' },
      3: { trackingNumber: '0034 0434 2' },
    })
  })

  it('tells a number that stands at two orders', () => {
    const draft = { 1: { trackingNumber: 'A ' }, 2: { trackingNumber: 'A' }, 3: { trackingNumber: '' } }
    expect([...doubledNumbers(draft)]).toEqual(['A'])
  })
})

describe('a file of shipments [ADMIN-262]', () => {
  it.each([';', ',', '\t', '|'])('is read with %j between its columns', (sign) => {
    const text = [
      ['Sipariş', 'Kargo', 'Takip'],
      ['vd-2026-000002', 'dhl', '0034'],
      ['VD-2026-000003', '"YURTİÇİ kargo"', '"3120 4471"'],
    ]
    const read = readShipments(
      `\uFEFF${text.map((cells) => cells.join(sign)).join('\r\n')}`,
      orders,
      companies,
    )
    expect(read).toEqual({
      draft: {
        2: { companyId: 'dhl', trackingNumber: '0034' },
        3: { companyId: 'yk', trackingNumber: '3120 4471' },
      },
      problems: [],
    })
  })

  it('may leave the company out', () => {
    expect(readShipments('VD-2026-000001;77', orders, companies).draft).toEqual({
      1: { trackingNumber: '77' },
    })
  })

  it('tells which of its lines cannot be used', () => {
    const text = [
      'VD-2026-000001;DHL;1',
      'VD-2026-000009;DHL;2',
      'VD-2026-000002;Pony;3',
      'VD-2026-000003',
      'Summe;3',
      'VD-2026-000001;DPD;4',
    ].join('\n')
    const { draft, problems } = readShipments(text, orders, companies)
    expect(draft).toEqual({ 1: { companyId: 'dhl', trackingNumber: '1' } })
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'order'],
      [3, 'company'],
      [4, 'tracking'],
      [5, 'columns'],
      [6, 'twice'],
    ])
  })
})

it('an order that is on its way, cancelled or refunded is not shipped with others [ADMIN-261]', () => {
  const all = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'] as const
  expect(all.filter((status) => isShippable({ status }))).toEqual(['pending', 'confirmed', 'processing'])
})
