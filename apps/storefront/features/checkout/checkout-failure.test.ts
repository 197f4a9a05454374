import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/client'
import { checkoutFailureState, couponAlertOf } from './checkout-failure'

const refused = (...paths: readonly string[]) =>
  new ApiFailure('VALIDATION', 'Bitte prüfen Sie Ihre Angaben.', {
    status: 400,
    errors: paths.map((path) => ({ path, msg: 'Ungültiger Wert' })),
  })

describe('a refused order', () => {
  it('says that the address is the problem where it is the only one [CHECKOUT-29]', () => {
    const state = checkoutFailureState(refused('shippingAddress.country', 'shippingAddress.zipCode'), [])
    expect(state).toMatchObject({ alert: 'address', fieldErrors: { country: 'Ungültiger Wert' } })
    expect(state).not.toHaveProperty('message')
  })

  it('says the server’s message where there is more [CHECKOUT-29]', () => {
    const state = checkoutFailureState(refused('shippingAddress.country', 'customerInfo.phone'), [])
    expect(state).toMatchObject({ message: 'Bitte prüfen Sie Ihre Angaben.' })
  })

  it.each([
    ['COUPON_EXPIRED', 409, 'couponExpired'],
    ['UNREADABLE', 400, 'couponUsed'],
    ['UNREADABLE', 500, undefined],
    ['OUT_OF_STOCK', 409, undefined],
  ] as const)('%s with %i is about the coupon: %s [CHECKOUT-81]', (code, status, alert) => {
    const message = alert ? 'Kupon zaten kullanılmış' : 'Stokta yok'
    expect(couponAlertOf(new ApiFailure(code, message, { status }))).toBe(alert)
  })
})
