import { describe, expect, it } from 'vitest'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from './entries'

describe('entries', () => {
  it.each([
    ['', null],
    ['11,90', 1190],
    ['11.9', 1190],
    ['100', 10_000],
    ['1.500', 150_000],
    ['1.500,00', 150_000],
    ['1,500.5', 150_050],
    ['-5,00', -500],
    ['0', 0],
  ])('parses the amount %j as %j', (text, minor) => {
    expect(amountEntry(text)).toBe(minor)
  })

  it.each([
    'abc',
    '1,234,5x',
    '1.50.0',
    '--1',
    '12,',
    '1 2',
    '0,375',
    '0.375',
    '1.234,567',
    '1.234.56',
    '1,234,56',
    '1.234 567',
  ])('rejects the amount %j', (text) => {
    expect(amountEntry(text)).toBeNaN()
  })

  it('parses whole numbers only', () => {
    expect(wholeEntry(' 3 ')).toBe(3)
    expect(wholeEntry('')).toBeNull()
    expect(wholeEntry('3,5')).toBeNaN()
  })

  it('parses percentages', () => {
    expect(decimalEntry('12,5')).toBe(12.5)
    expect(decimalEntry('')).toBeNull()
  })

  it.each([
    ['0,375', 0.375],
    ['0.375', 0.375],
    ['1,125', 1.125],
    ['12.5', 12.5],
    ['1.500', 1500],
    ['1.500,25', 1500.25],
    ['-2,5', -2.5],
  ])('parses the number %j as %j', (text, value) => {
    expect(decimalEntry(text)).toBe(value)
  })

  it.each(['abc', '1,5,5', '12,', '1.50.0', '1,500.5', '0.125,5'])('rejects the number %j', (text) => {
    expect(decimalEntry(text)).toBeNaN()
  })

  it.each([0.375, 1.125, 0.005, 12.5, 750])('reads %j back as it was shown', (value) => {
    expect(decimalEntry(numberText(value))).toBe(value)
  })

  it('formats amounts for a field', () => {
    expect(amountText(1190)).toBe('11,90')
    expect(amountText(10_000)).toBe('100')
    expect(amountText(null)).toBe('')
    expect(numberText(12.5)).toBe('12,5')
    expect(numberText(null)).toBe('')
    expect(amountEntry(amountText(150_050))).toBe(150_050)
  })
})
