import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changeLog } from '../../../stories/docs/changes'
import { isMapped } from '../../../stories/docs/keyboard-map'
import { maturityOf } from '../../../stories/docs/maturity'
import { usesOf } from '../storybook/uses'
import { filesOf, textOf } from './source'

const uses = usesOf(join(import.meta.dirname, '../../..'))
const pages = filesOf(['stories/ui'], ['.mdx']).flatMap((file) => {
  const text = textOf(file)
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
  const files = [...text.matchAll(/file="([\w-]+)"|src\/ui\/([\w-]+)'/g)].map(
    ([, own, beside]) => own ?? beside,
  )
  return isMapped(title) ? [{ title, files }] : []
})
const usersOf = (file: string | undefined) =>
  (uses[`src/ui/${file}`] ?? []).filter((user) => !user.startsWith('src/ui/'))

describe('maturity of components', () => {
  it('finds the pages and their usages', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(usersOf('button').length).toBeGreaterThan(50)
  })

  it.each(pages)('$title is experimental if and only if no screen or app uses it', ({ title, files }) => {
    const drawn = files.some((file) => usersOf(file).length > 0)
    expect(maturityOf(title) === 'experimental').toBe(!drawn)
  })
})

describe('the change log', () => {
  const days = changeLog.map(({ day }) => day)

  it('is sorted by unique date, newest first', () => {
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  })

  it('describes the migration of breaking changes', () => {
    const breaking = changeLog.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'breaking')
    expect(breaking.filter(({ migration }) => migration === undefined)).toEqual([])
  })
})
