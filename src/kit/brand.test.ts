import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandCss, brandFile } from './brand'

const textOf = (name: string) => readFileSync(`src/tokens/${name}.css`, 'utf8')
const sources = { primitive: textOf('primitive'), semantic: textOf('semantic') }
const cssOf = (file: object) => brandCss(brandFile.parse(file), sources)
const valueOf = (css: string, name: string) => new RegExp(`--verda-${name}: (.+);`).exec(css)?.[1]

describe('a brand', () => {
  it('paints its colour as it is, and turns hover, active, soft, focus and selection with it', () => {
    const css = cssOf({ primary: '#1d4ed8' })
    expect(valueOf(css, 'primary')).toBe('light-dark(oklch(0.488 0.217 264.376), var(--verda-forest-300))')
    expect(valueOf(css, 'primary-hover')).toMatch(/^light-dark\(oklch\(0\.428 \S+ 26\d/)
    for (const step of ['50', '100', '600', '700'])
      expect(valueOf(css, `forest-${step}`)).toMatch(/ 2[3-7]\d/)
  })

  it('keeps success green', () => {
    expect(valueOf(cssOf({ primary: '#b91c1c' }), 'success-fg')).toMatch(
      /^light-dark\(oklch\(0\.378 0\.056 160\)/,
    )
  })

  it('sets fonts and radii', () => {
    const css = cssOf({ primary: '#1d4ed8', fontSans: "'Inter', sans-serif", roundness: 0.5 })
    expect(valueOf(css, 'font-sans')).toBe("'Inter', sans-serif")
    expect(valueOf(css, 'r-m')).toBe('6px')
    expect(valueOf(css, 'r-pill')).toBeUndefined()
  })

  it('is dense or airy: other heights of controls and rows, for a finger never smaller ones', () => {
    expect(cssOf({ primary: '#1d4ed8', density: 'comfortable' })).toBe(cssOf({ primary: '#1d4ed8' }))
    const airy = cssOf({ primary: '#1d4ed8', density: 'spacious' })
    expect(valueOf(airy, 'h-row')).toMatch(/^58px/)
    expect(airy).not.toContain('@media')
    const [all, forMouse] = cssOf({ primary: '#1d4ed8', density: 'compact' }).split('@media (pointer: fine)')
    expect(all).not.toContain('--verda-h-')
    expect(valueOf(forMouse ?? '', 'h-admin')).toMatch(/^32px/)
  })

  it('is refused with the pair whose contrast is too low', () => {
    expect(() => cssOf({ primary: '#facc15' })).toThrow(
      /--verda-on-primary on --verda-primary \(light\): 1\.\d+ of 4\.5/,
    )
  })

  it('is refused for what is no colour or no field', () => {
    expect(brandFile.safeParse({ primary: 'greenish' }).error?.issues).toMatchObject([{ path: ['primary'] }])
    expect(brandFile.safeParse({ primary: '#000', secondary: '#fff' }).success).toBe(false)
  })
})
