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

describe('pictures', () => {
  it('are drawn of the first story of each state of a screen', () => {
    expect(
      drawn(
        story('ready', { status: 'ready' }),
        story('with-coupon', { status: 'ready' }),
        story('empty', { status: 'empty' }),
        story('other-ready', { title: 'Admin/Orders', status: 'ready' }),
      ),
    ).toEqual(['ready', 'empty', 'other-ready'])
  })

  it('are drawn of a screen without states once', () => {
    expect(drawn(story('one'), story('two'))).toEqual(['one'])
  })

  it('leave out what presses only, fixes a theme or a language, or is a component or a flow', () => {
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

  it('are drawn of every matrix and of what asks for one, and never of what refuses', () => {
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
