import { describe, expect, it } from 'vitest'
import { code128 } from './barcode'

/** The digits of a symbol of set C, by the table of ISO/IEC 15417 for the pairs used here. */
const PAIRS: Readonly<Record<string, string>> = { '212222': '00', '131123': '34', '221312': '15' }

describe('Code 128', () => {
  it('of digits is set C with start, check and stop', () => {
    const widths = code128('0034') ?? []
    const text = widths.join('')
    expect(text).toMatch(/^211232.*2331112$/)
    expect([PAIRS[text.slice(6, 12)], PAIRS[text.slice(12, 18)]]).toEqual(['00', '34'])
    // Four symbols of 11 modules (start, two pairs, check) and a stop of 13.
    expect(widths.reduce((sum, each) => sum + each, 0)).toBe(4 * 11 + 13)
  })

  it('has none for letters that scanners do not know, or too many', () => {
    expect([code128('ŞİŞLİ-1'), code128('1'.repeat(49)), code128('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(code128('JJD-00 04.1~')).toBeDefined()
  })
})
