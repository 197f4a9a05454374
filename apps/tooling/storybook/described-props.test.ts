import { describe, expect, it } from 'vitest'
import { cleaned } from '../../../.storybook/described-props'
import { readableType } from '../../../.storybook/docgen-rows'
import main from '../../../.storybook/main'

const { propFilter } = main.typescript.reactDocgenTypescriptOptions

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

  it('of a part that only ArgTypes names are completed where docgen reads them', () => {
    const variants = ['"neutral"', '"danger"', 'null', 'undefined'].map((value) => ({ value }))
    const tone = {
      name: 'tone',
      required: false,
      description: '',
      defaultValue: null,
      type: { name: 'enum', raw: '"neutral" | "danger" | null | undefined', value: variants },
    }
    expect(propFilter(tone, { name: 'DropdownMenuItem' })).toBe(true)
    expect(tone.description).toMatch(/colour/)
    expect(tone).toMatchObject({
      defaultValue: { value: 'neutral' },
      type: { raw: '"neutral" | "danger"', value: variants.slice(0, 2) },
    })
  })

  it('mean something of their own on a component where that is said', () => {
    const rowOf = (component: string) => {
      const size = {
        name: 'size',
        required: false,
        description: '',
        defaultValue: null,
        type: { name: 'string' },
      }
      propFilter(size, { name: component })
      return size.description
    }
    expect(rowOf('Button')).toMatch(/^Height/)
    expect(rowOf('DrawerContent')).toMatch(/^Maximum width/)
  })

  it('keep null where it means something, and brackets where they part something', () => {
    expect(readableType('string | null | undefined', 'The value; null for none.')).toBe('string | null')
    expect(readableType('((value: string) => void) | undefined')).toBe('(value: string) => void')
    expect(readableType('(() => void) | string')).toBe('(() => void) | string')
  })
})
