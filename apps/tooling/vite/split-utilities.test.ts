import postcss, { type AtRule, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { splitUtilities, type Place } from './split-utilities'

const SHEET = `@layer theme{:root{--spacing:4px}}
@layer utilities{
.inset-0{inset:0}.top-1{top:1px}.flex{display:flex}.grid{display:grid}.hidden{display:none}
.p-4{padding:4px}.px-2{padding-inline:2px}.pt-0\\!{padding-top:0!important}
.text-a,.text-b{color:red}
@media (width>=48rem){.md\\:flex{display:flex}.md\\:p-0{padding:0}}
@media (width>=64rem){.lg\\:hidden{display:none}}
}
@property --tw-x{syntax:"*";inherits:false}`

const split = (first: readonly string[], none: readonly string[] = []) =>
  splitUtilities(SHEET, (name): Place =>
    none.includes(name) ? 'none' : first.includes(name) ? 'first' : 'rest',
  )

/** Layers of the first file in order; selectors of each file's rules with their layer. */
function read(css: string) {
  const order: string[] = []
  const rules: { readonly selector: string; readonly layer: string }[] = []
  postcss.parse(css).walkAtRules('layer', ({ params }) => void order.push(params))
  postcss.parse(css).walkRules((rule: Rule) => {
    let parent = rule.parent
    while (parent && !(parent.type === 'atrule' && 'name' in parent && parent.name === 'layer'))
      parent = parent.parent as typeof parent
    rules.push({ selector: rule.selector, layer: (parent as AtRule | undefined)?.params ?? '' })
  })
  return { order, rules }
}

/** The class that wins on an element with both, regardless of the order of loading. */
function winner(one: string, other: string, { first, rest }: { first: string; rest: string }) {
  const { order } = read(first)
  const all = [...read(first).rules, ...read(rest).rules]
  const rank = (name: string) => {
    const at = all.findIndex(({ selector }) => selector.replaceAll('\\', '') === `.${name}`)
    return { layer: order.indexOf(all[at]?.layer ?? ''), at }
  }
  const [a, b] = [rank(one), rank(other)]
  if (a.layer !== b.layer) return a.layer > b.layer ? one : other
  return a.at > b.at ? one : other
}

const CLASSES = [
  'inset-0',
  'top-1',
  'flex',
  'grid',
  'hidden',
  'p-4',
  'px-2',
  'md:flex',
  'md:p-0',
  'lg:hidden',
]
const ALIKE = [
  ['inset-0', 'top-1'],
  ['flex', 'grid'],
  ['grid', 'hidden'],
  ['flex', 'md:flex'],
  ['hidden', 'md:flex'],
  ['md:flex', 'lg:hidden'],
  ['grid', 'lg:hidden'],
  ['p-4', 'px-2'],
  ['px-2', 'md:p-0'],
  ['p-4', 'md:p-0'],
] as const

describe('a stylesheet in two parts', () => {
  it('has no common rules', () => {
    const { first, rest } = split(['flex', 'px-2', 'text-a'])
    const selectors = [...read(first).rules, ...read(rest).rules].map(({ selector }) => selector)
    expect(new Set(selectors).size).toBe(selectors.length)
    expect(read(rest).rules.map(({ selector }) => selector)).toContain('.text-b')
    expect(first).toContain('@property --tw-x')
    expect(rest).not.toContain('--spacing')
  })

  it('drops classes that are not used', () => {
    const { first, rest } = split(['flex'], ['grid', 'md:p-0'])
    expect(first + rest).not.toMatch(/grid|md.:p-0/)
  })

  it('keeps !important rules in the first file', () => {
    expect(split([]).first).toContain('padding-top:0!important')
  })

  it('has the same cascade as the whole sheet, wherever classes are', () => {
    for (let choice = 0; choice < 2 ** CLASSES.length; choice += 5) {
      const parts = split(CLASSES.filter((_, index) => choice & (1 << index)))
      for (const [early, late] of ALIKE) expect(winner(early, late, parts)).toBe(late)
    }
  })
})
