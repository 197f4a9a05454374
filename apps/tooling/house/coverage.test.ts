import { describe, expect, it } from 'vitest'
import { endpoints } from '@/contract'
import { coverage, stateUnions, storiesOf } from '../../../stories/docs/coverage/coverage'
import { MESSAGES } from '../../../stories/docs/coverage/messages'
import { filesOf, textOf } from './source'

const read = (folders: readonly string[], ends: readonly string[]) =>
  Object.fromEntries(filesOf(folders, ends).map((file) => [file, textOf(file)]))
const table = coverage(
  {
    screens: read(['src/screens'], ['.ts', '.tsx']),
    stories: read(['stories'], ['.stories.tsx']),
    args: read(['stories'], ['-args.ts']),
  },
  MESSAGES,
)
const missing = (rows: typeof table.messages) =>
  rows.filter(({ stories }) => stories.length === 0).map(({ area, item }) => `${area}: ${item}`)

describe('specification coverage', () => {
  it('reads stories and unions', () => {
    const [first, second] = storiesOf(
      "title: 'Shop/Cart'\nexport const Ready = 1\nexport const NoStock = 'Ausverkauft'",
    )
    expect([first?.id, second?.id, second?.name]).toEqual([
      'shop-cart--ready',
      'shop-cart--no-stock',
      'No Stock',
    ])
    expect(
      stateUnions(["export type AState =\n  | { status: 'on' | 'off' }\n  | { status: 'gone' }\n"]).get('AState'),
    ).toEqual(['on', 'off', 'gone'])
    expect(table.states.length).toBeGreaterThan(60)
  })

  it('every message of the specification is shown by a story', () => {
    expect(missing(table.messages)).toEqual([])
  })

  it('every state of every screen is shown by a story', () => {
    expect(missing(table.states)).toEqual([])
  })

  it('every call has its mocked answers', () => {
    const mocks = filesOf(['src/mocks', 'stories/flows'], ['.ts', '.tsx']).map(textOf).join('\n')
    expect(
      Object.keys(endpoints).filter(
        (name) => !new RegExp(`\\b(?:ok|answers|accepts)\\('${name}'`).test(mocks),
      ),
    ).toEqual([])
  })
})
