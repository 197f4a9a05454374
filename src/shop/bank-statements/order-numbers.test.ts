import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowText } from '../shared/growth.fixtures'
import { mentionsIn } from './order-numbers'

const numbersIn = (text: string) => mentionsIn(text).flatMap(({ numbers }) => numbers)

describe('an order number in a purpose [ORDER-221]', () => {
  it.each([
    'VD-2026-000123',
    'vd-2026-000123 danke',
    'Bestellung VD2026000123',
    'RE VD 2026 000123 Tee',
    'vd.2026.000123',
    'VD-2026-123',
    'VD-2026-00 0123',
    'VD-20\n26-000123',
    'VD-2026-0001\n23',
    'VD‑2026–000123',
    'SVWZ+VD-2026-000123TEE',
    'Nr. 2026-000123',
    '2026000123',
  ])('is found in %j', (text) => {
    expect(numbersIn(text)).toContain('VD-2026-000123')
  })

  it.each(['VD-2026-0001234', '20260001234', 'RE-2026', '12.11.2026', 'VD-2026-000000', 'Miete November'])(
    'is not read into %j',
    (text) => {
      expect(numbersIn(text)).not.toContain('VD-2026-000123')
      expect(numbersIn(text)).toHaveLength(0)
    },
  )

  it('in pieces may be a short one before other digits', () => {
    expect(mentionsIn('VD-2026-123 456 Tee')).toEqual([
      { numbers: ['VD-2026-000123', 'VD-2026-123456'], isWhole: false },
    ])
  })

  it('stands beside others', () => {
    expect(numbersIn('VD-2026-000123, VD-2026-000124 und 2026-000125')).toEqual([
      'VD-2026-000123',
      'VD-2026-000124',
      'VD-2026-000125',
    ])
  })

  it('is found however it is broken', () => {
    const gap = fc.constantFrom('', ' ', '-', '\n', ' - ', '.', '/')
    const digits = fc.integer({ min: 1, max: 999_999 }).map((number) => String(number).padStart(6, '0'))
    const letters = [...'VD2026']
    fc.assert(
      fc.property(
        digits,
        fc.array(gap, { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (number, gaps, isLower) => {
          const text = [...letters, ...number].map((sign, at) => `${sign}${gaps[at] ?? ''}`).join('')
          const typed = `Tee ${isLower ? text.toLowerCase() : text} danke`
          expect(numbersIn(typed)).toContain(`VD-2026-${number}`)
        },
      ),
    )
  })

  it('is looked for in one pass', () => {
    expect(slowText(mentionsIn)).toBeUndefined()
  })
})
