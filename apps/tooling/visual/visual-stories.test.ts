import { describe, expect, it } from 'vitest'
import { picturesOf, type DrawnStory } from './visual-stories'

const story = (id: string, changes: Partial<DrawnStory> = {}): DrawnStory => ({
  id,
  title: 'Storefront/Cart',
  tags: ['dev', 'test'],
  globals: {},
  ...changes,
})
const drawn = (...stories: readonly DrawnStory[]) => picturesOf(stories).map(({ id }) => id)

describe('screenshots', () => {
  it('are taken of the first story of each state of a screen', () => {
    expect(
      drawn(
        story('ready', { status: 'ready' }),
        story('with-coupon', { status: 'ready' }),
        story('empty', { status: 'empty' }),
        story('other-ready', { title: 'Admin/Orders', status: 'ready' }),
      ),
    ).toEqual(['ready', 'empty', 'other-ready'])
  })

  it('are taken once of a screen without states', () => {
    expect(drawn(story('one'), story('two'))).toEqual(['one'])
  })

  it('omit stories that only test interaction, set a theme or language, or show a component or flow', () => {
    expect(
      drawn(
        story('works', { tags: ['test'] }),
        story('dark', { globals: { theme: 'dark' } }),
        story('turkish', { globals: { language: 'tr' } }),
        story('button', { title: 'UI/Actions/Button' }),
        story('flow', { title: 'Flows/Cart' }),
      ),
    ).toEqual([])
  })

  it('are taken of all matrices and of stories that opt in, never of those that opt out', () => {
    expect(
      drawn(
        story('dark-matrix', { title: 'Matrix/Overlays', globals: { theme: 'dark' } }),
        story('ready', { status: 'ready', tags: ['dev', 'no-picture'] }),
        story('first', { status: 'ready', tags: ['dev', 'picture'] }),
        story('second', { status: 'ready' }),
        story('editor', { status: 'ready', tags: ['dev', 'picture'] }),
      ),
    ).toEqual(['dark-matrix', 'first', 'editor'])
  })
})
