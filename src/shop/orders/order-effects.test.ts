import { describe, expect, it } from 'vitest'
import { paymentEffects, statusEffects, wasMailed } from './order-effects'
import { isReleased, type OrderStatus, type PaymentStatus } from './order'

const order = (
  status: OrderStatus,
  payment: PaymentStatus,
  refunded = payment === 'refunded' ? 2000 : 0,
) => ({
  status,
  payment: { method: 'bank_transfer' as const, status: payment },
  couponCode: 'WILLKOMMEN10',
  premiumMonths: 0,
  total: 2000,
  refunded,
  history: [],
  holdsStock: !isReleased(status),
})

describe('the coupon of an order', () => {
  it('is given back by its cancellation or by the refund of its payment, once [ADMIN-49] [ORDER-5]', () => {
    expect(statusEffects(order('pending', 'pending'), 'cancelled')).toContain('couponBack')
    expect(paymentEffects(order('delivered', 'completed'), 'refunded')).toEqual([
      'couponBack',
      'restRefunded',
    ])
    expect(paymentEffects(order('cancelled', 'completed'), 'refunded')).toEqual(['restRefunded'])
    expect(statusEffects(order('delivered', 'refunded'), 'refunded')).toEqual(['stockBack'])
  })

  it('is taken again once neither is given back any more', () => {
    expect(paymentEffects(order('delivered', 'refunded'), 'completed')).toContain('couponTaken')
    expect(statusEffects(order('cancelled', 'refunded'), 'pending')).toEqual(['stockTaken'])
    expect(statusEffects(order('cancelled', 'completed'), 'pending')).toEqual(['stockTaken', 'couponTaken'])
  })
})

it('the mail of a parcel has gone with its number or by hand, not with the status [ADMIN-310]', () => {
  const history = (kind: 'status' | 'cargo' | 'mail', to: string) => ({
    history: [{ kind, to, actor: 'Ayşe', at: '2026-11-21T10:00:00.000Z' }],
  })
  expect(wasMailed(history('status', 'shipped'), 'shipped')).toBe(false)
  expect(wasMailed(history('mail', 'placed'), 'shipped')).toBe(false)
  expect(wasMailed(history('cargo', 'DHL 00340434161094'), 'shipped')).toBe(true)
  expect(wasMailed(history('mail', 'shipped'), 'shipped')).toBe(true)
  expect(wasMailed({ history: [] }, 'placed')).toBe(true)
})

it('what is outstanding is booked and asked about, and goes back with nothing else [ORDER-834] [ADMIN-832]', () => {
  const owing = { ...order('confirmed', 'completed'), outstanding: 500, refunded: 1500 }
  expect(paymentEffects(owing, 'completed')).toEqual(['differencePaid'])
  expect(paymentEffects(owing, 'refunded')).not.toContain('restRefunded')
  expect(statusEffects(owing, 'shipped')).toContain('restUnpaid')
  expect(statusEffects(owing, 'shipped')).not.toContain('unpaidShipped')
  expect(statusEffects(owing, 'processing')).toEqual([])
  expect(paymentEffects({ ...owing, outstanding: 0 }, 'completed')).toEqual([])
})

it('the payment of a cancelled order causes no mail about a parcel [ORDER-17]', () => {
  expect(paymentEffects(order('cancelled', 'pending'), 'completed')).not.toContain('paidMail')
  expect(paymentEffects(order('pending', 'pending'), 'completed')).toContain('paidMail')
})

it('shipping by the status alone is asked about: no parcel is named, no mail goes, a payment may be missing [ADMIN-84]', () => {
  const sent = {
    kind: 'cargo',
    to: 'DHL 00340434161094',
    actor: 'Ayşe',
    at: '2026-11-21T10:00:00.000Z',
  } as const
  for (const to of ['shipped', 'delivered'] as const) {
    expect(statusEffects(order('pending', 'pending'), to)).toEqual(['unpaidShipped', 'noShippedMail'])
    expect(statusEffects(order('processing', 'completed'), to)).toEqual(['noShippedMail'])
    expect(statusEffects({ ...order('pending', 'pending'), total: 0 }, to)).toEqual(['noShippedMail'])
    expect(statusEffects({ ...order('processing', 'completed'), history: [sent] }, to)).toEqual([])
  }
  expect(statusEffects(order('pending', 'pending'), 'processing')).toEqual([])
  expect(statusEffects(order('shipped', 'pending'), 'delivered')).toEqual([])
  expect(paymentEffects(order('processing', 'completed'), 'completed')).toEqual([])
})

describe('refunds by the payment status', () => {
  it('of what is left is asked about, like voiding refunds [ADMIN-49]', () => {
    expect(paymentEffects(order('delivered', 'completed', 500), 'refunded')).toContain('restRefunded')
    expect(paymentEffects(order('delivered', 'refunded'), 'completed')).toContain('refundsVoided')
    expect(paymentEffects(order('delivered', 'completed', 500), 'pending')).toContain('refundsVoided')
  })

  it('need no question if no money was paid or refunded', () => {
    expect(paymentEffects(order('delivered', 'pending'), 'refunded')).not.toContain('restRefunded')
    expect(paymentEffects(order('delivered', 'pending'), 'completed')).not.toContain('refundsVoided')
    expect(statusEffects(order('delivered', 'completed', 500), 'shipped')).toEqual([])
  })
})
