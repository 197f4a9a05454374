import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from './source'

const STORIES = /satisfies Meta\b|: Meta<|= preview\.meta\(/

/** Shown in the stories of its chart. */
const PARTS = ['@/screens/admin/analytics/revenue-table']

describe('stories', () => {
  it('are in files that Storybook and the test runner find', () => {
    const hidden = sourceFiles(['stories', 'src', 'apps'], ['.ts', '.tsx'])
      .filter((file) => STORIES.test(textOf(file)))
      .filter((file) => !/^stories\/.+\.stories\.tsx$/.test(file))
    expect(hidden.filter((file) => !file.startsWith('apps/tooling/'))).toEqual([])
  })

  it('exist for every screen', () => {
    const sources = sourceFiles(['stories'], ['.stories.tsx']).map(textOf).join('\n')
    const ends = ['-screen.tsx', '-page.tsx', '-drawer.tsx', '-sidebar.tsx', '-table.tsx', '-card.tsx']
    const alone = sourceFiles(['src/screens'], ends)
      .map((file) => file.replace(/^src\//, '@/').replace(/\.tsx$/, ''))
      .filter((module) => !PARTS.includes(module) && !sources.includes(`'${module}'`))
    expect(alone).toEqual([])
  })
})
