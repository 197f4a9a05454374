import { admin } from '../staff/staff-data.mocks'
import { failing, ok } from '@/mocks/shared/handlers'

export const recoveryCodes = [
  'kd7m-w4xn-p9ta-hc5q',
  'z3rb-8fyu-mn6e-2vkj',
  'tw5c-qh9a-x7dp-g4ns',
  'b8ek-m3zy-r6fu-9jwd',
  'n4vq-7ptc-hs2x-kd9a',
  'y6ga-e3mw-5bzr-8tqf',
  'c9xn-j7uh-d4kp-w2es',
  'f5tz-a8rv-q3ym-7bnc',
  'h2wd-k6je-9gxs-4puq',
  'm7fa-v5nt-z8cb-e3rh',
]

/** MSW handlers of the own second factor. */
export const secondFactorMocks = {
  ok: [
    ok('getSecondFactor', { totpSince: null, recoveryCodes: 0, isRequired: false }),
    ok('startTotp', {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Verda:admin%40verda.example?issuer=Verda&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    ok('confirmTotp', { recoveryCodes }),
    ok('loginWithSecondFactor', { token: 'admin-token-for-stories', admin }),
  ],
  on: [
    ok('getSecondFactor', { totpSince: '2026-11-02T09:00:00.000Z', recoveryCodes: 8, isRequired: false }),
    ok('removeTotp', {}),
    ok('renewRecoveryCodes', { recoveryCodes }),
    ok('setSecondFactorDemand', { isRequired: true }),
    ok('removeSecondFactor', {}),
  ],
  needed: [failing('loginAdmin', 'SECOND_FACTOR_REQUIRED', { details: { challenge: 'challenge' } })],
  wrongCode: [failing('loginWithSecondFactor', 'WRONG_CODE', { details: { field: 'code' } })],
  expired: [failing('loginWithSecondFactor', 'INVALID_TOKEN')],
}
