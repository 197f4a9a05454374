import { describe, expect, it } from 'vitest'
import { scriptsLast } from './scripts-last'

const page = (head: string) => `<html><head>${head}</head><body><div id="root"></div></body></html>`
const entry = '<script type="module" crossorigin src="/assets/index-a1.js"></script>'
const preload = '<link rel="modulepreload" crossorigin href="/assets/shell-b2.js">'

describe('scriptsLast', () => {
  it('leaves no script and no preload in the head, and fetches them from the end of the body', () => {
    const html = scriptsLast(page(`${entry}${preload}<link rel="stylesheet" href="/assets/index.css">`))
    const [head = '', body = ''] = html.split('</head>')
    expect(head).not.toContain('<script')
    expect(head).not.toContain('modulepreload')
    expect(head).toContain('rel="stylesheet"')
    expect(body).toContain('"/assets/index-a1.js"')
    expect(body).toContain('["/assets/shell-b2.js"]')
  })

  it.each([
    ['no script', ''],
    ['two scripts', `${entry}${entry}`],
  ])('refuses a page with %s', (_, head) => {
    expect(() => scriptsLast(page(head))).toThrow('has not one script')
  })
})
