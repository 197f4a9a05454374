import { describe, expect, it } from 'vitest'
import { lookupLimits, withdrawalLimits } from './lookup-limits'

describe('limits per address', () => {
  it.each([
    ['of lookups', lookupLimits, 'VD-2026-00001'],
    ['of withdrawals', withdrawalLimits, 'sabine@post.example'],
  ] as const)('%s count a whole /64 of IPv6 as one [IDENTITY-18]', (_, limits, subject) => {
    const one = limits(subject, '2001:db8:7::1')
    expect(limits(subject, '2001:db8:7:0:ffff::2')).toEqual(one)
    expect(limits(subject, '2001:db8:7:1::1')).not.toEqual(one)
  })
})
