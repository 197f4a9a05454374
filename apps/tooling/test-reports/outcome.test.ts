import { describe, expect, it } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './outcome'

const passing = { fullName: 'adds to the cart', status: 'passed', failureMessages: [] }
const failing = {
  fullName: 'is sold out',
  status: 'failed',
  failureMessages: ['\u001B[31mexpected 1\u001B[39m'],
}
const vitest = (...testResults: unknown[]) => ({ numPassedTests: 1, testResults })

describe('the outcome of a Vitest report', () => {
  it('counts a failed test once, although its file failed as well, and names both', () => {
    const report = vitest({ name: 'cart.test.ts', status: 'failed', assertionResults: [passing, failing] })
    expect(vitestOutcome(report)).toEqual({
      passed: 1,
      failures: ['cart.test.ts › is sold out\n    expected 1'],
    })
  })

  it('counts a file that could not be imported', () => {
    const report = vitest({
      name: 'cart.test.ts',
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    })
    expect(vitestOutcome(report).failures).toEqual(['cart.test.ts\n    no such module'])
  })
})

describe('the outcome of a Playwright report', () => {
  const specOf = (status: string) => ({
    title: 'buys',
    file: 'purchase.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ error: { message: 'no button' } }] }],
  })
  const report = (status: string) => ({
    stats: { expected: 3 },
    suites: [{ suites: [{ specs: [specOf(status)] }] }],
  })

  it.each(['unexpected', 'flaky'])('names a test that is %s', (status) => {
    expect(playwrightOutcome(report(status)).failures).toEqual([
      'purchase.spec.ts › buys [phone]\n    no button',
    ])
  })

  it('has no failure if all passed', () => {
    expect(playwrightOutcome(report('expected'))).toEqual({ passed: 3, failures: [] })
  })

  it('names an error outside of the tests', () => {
    const broken = { stats: { expected: 0 }, suites: [], errors: [{ message: 'the server did not start' }] }
    expect(playwrightOutcome(broken).failures).toEqual(['e2e\n    the server did not start'])
  })
})
