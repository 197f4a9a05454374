import { describe, expect, it } from 'vitest'
import { withOwnClasses } from './own-names'

const classes = new Set(['hidden', 'table', 'outline', 'md:flex', 'w-full', 'gap-1', "before:content-['']"])
const own = (code: string) => withOwnClasses(code, 'part.tsx', classes)

describe('classes of the package', () => {
  it.each([
    ['<p className="hidden md:flex" />', '<p className="vd-hidden vd-md:flex" />'],
    ['<p listClassName={`w-full ${a}`} />', '<p listClassName={`vd-w-full ${a}`} />'],
    [`<p className={a === 'table' ? 'table' : b} />`, `<p className={a === 'table' ? 'vd-table' : b} />`],
    [`<p className={[a && 'hidden', b].join(' ')} />`, `<p className={[a && 'vd-hidden', b].join(' ')} />`],
    [`<p className={s({ variant: 'outline' })} />`, `<p className={s({ variant: 'outline' })} />`],
    [
      `cva('table', { variants: { kind: { outline: ['outline'] } }, defaultVariants: { kind: 'outline' } })`,
      `cva('vd-table', { variants: { kind: { outline: ['vd-outline'] } }, defaultVariants: { kind: 'outline' } })`,
    ],
    [`const gap = { 'gap-1': 'gap-1' }`, `const gap = { 'gap-1': 'vd-gap-1' }`],
    [`const kind: 'w-full' = find('table')`, `const kind: 'w-full' = find('table')`],
    ['<p data-slot="w-full" />', '<p data-slot="w-full" />'],
    [`<p className="before:content-['']" />`, `<p className="vd-before:content-['']" />`],
  ])('of %s', (code, expected) => {
    expect(own(code)).toBe(expected)
  })

  it('are refused with their place where they are none of the stylesheet or cannot be told', () => {
    expect(() => own('\n<p className="hidden mb-7" />')).toThrow('part.tsx:2: is "hidden mb-7" a class?')
    expect(() => own(`const width = 'w-full of it'`)).toThrow('part.tsx:1')
  })
})
