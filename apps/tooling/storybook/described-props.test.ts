import { describe, expect, it } from 'vitest'
import { cleaned } from '../../../.storybook/described-props'

describe('rows of props tables', () => {
  it('say what a prop without a comment means', () => {
    expect(cleaned('asChild', { name: 'asChild' }).description).toMatch(/only child/)
    expect(cleaned('size', { name: 'size', description: 'Its own words.' }).description).toBe(
      'Its own words.',
    )
  })

  it('offer no null, and a switch for what is on or off', () => {
    const row = cleaned('full', { name: 'full', table: { type: { summary: 'boolean | null | undefined' } } })
    expect(row).toMatchObject({ control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } })
    const icon = cleaned('icon', { name: 'icon', table: { type: { summary: 'Icon | undefined' } } })
    expect(icon.table?.type?.summary).toBe('Icon')
  })
})
