import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Botanical, BOTANICAL_NAMES } from './botanical'

const folder = fileURLToPath(new URL('./botanicals/', import.meta.url))

describe('botanicals', () => {
  it('have one file per name', () => {
    expect(readdirSync(folder).sort()).toEqual(BOTANICAL_NAMES.map((name) => `${name}.svg`))
  })

  it.each(BOTANICAL_NAMES)('%s references its drawing with its viewBox and theme colours', (name) => {
    const file = readFileSync(`${folder}${name}.svg`, 'utf8')
    const viewBox = /viewBox="[^"]+"/.exec(file)?.[0] ?? 'none'
    const markup = renderToStaticMarkup(<Botanical name={name} />)
    expect(markup).toContain(viewBox)
    expect(markup).toMatch(new RegExp(`href="[^"]*${name}[^"]*#art"`))
    expect(file).toContain('id="art"')
    expect(file).toContain('currentColor')
    expect(file).not.toContain('style=')
  })

  it('are hidden from assistive technology unless labelled', () => {
    expect(renderToStaticMarkup(<Botanical name="minze" />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Botanical name="minze" label="Minze" />)).toContain('role="img"')
  })
})
