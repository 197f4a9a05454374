import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare } from './visual-compare'

/** Grey square with one black row at `row`. */
function picture(row: number, height = 10, grey = 200): Buffer {
  const image = new PNG({ width: 10, height })
  image.data.fill(grey)
  image.data.fill(0, row * 40, row * 40 + 40)
  return PNG.sync.write(image)
}

describe('two images', () => {
  it('are equal', () => {
    expect(compare(picture(3), picture(3))).toEqual({ pixels: 0, diff: undefined })
  })

  it('are equal except for rounding', () => {
    expect(compare(picture(3), picture(3, 10, 202))).toEqual({ pixels: 0, diff: undefined })
    expect(compare(picture(3), picture(3, 10, 208)).pixels).toBe(90)
  })

  it('differ by a row moved by one pixel', () => {
    const { pixels, diff } = compare(picture(3), picture(4))
    expect(pixels).toBe(20)
    expect(diff && PNG.sync.read(diff)).toMatchObject({ width: 10, height: 10 })
  })

  it('differ where one is taller', () => {
    expect(compare(picture(3), picture(3, 11)).pixels).toBe(10)
  })

  it('differ completely if one is missing', () => {
    expect(compare(undefined, picture(3)).pixels).toBe(100)
  })
})
