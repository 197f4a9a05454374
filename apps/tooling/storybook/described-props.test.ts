import { describe, expect, it } from 'vitest'
import { cleaned } from '../../../.storybook/described-props'
import { readableType } from '../../../.storybook/docgen-rows'
import main from '../../../.storybook/main'

const { propFilter } = main.typescript.reactDocgenTypescriptOptions

describe('rows of props tables', () => {
  it('describe a prop without a comment', () => {
    expect(cleaned('asChild', { name: 'asChild' }).description).toMatch(/only child/)
    expect(cleaned('size', { name: 'size', description: 'Its own words.' }).description).toBe(
      'Its own words.',
    )
  })

  it('have types of native props, and sentences without quotes as defaults', () => {
    expect(cleaned('children', { name: 'children' }).table?.type?.summary).toBe('ReactNode')
    const label = { name: 'label', table: { defaultValue: { summary: `"'Close' in the current language"` } } }
    expect(cleaned('label', label).table?.defaultValue?.summary).toBe("'Close' in the current language")
    const own = { name: 'children', table: { type: { summary: 'string' } } }
    expect(cleaned('children', own).table?.type?.summary).toBe('string')
  })

  it('of optional booleans have a default, unless the component keeps its own state', () => {
    const defaultOf = (name: string, required = false) => {
      const row = {
        name,
        required,
        description: '',
        defaultValue: null,
        type: { name: 'boolean | undefined' },
      }
      propFilter(row, { name: 'Button' })
      return row.defaultValue
    }
    expect(defaultOf('full')).toEqual({ value: 'false' })
    expect(defaultOf('open')).toBeNull()
    expect(defaultOf('busy', true)).toBeNull()
  })

  it('omit null, and have a toggle for booleans', () => {
    const row = cleaned('full', { name: 'full', table: { type: { summary: 'boolean | null | undefined' } } })
    expect(row).toMatchObject({ control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } })
    const icon = cleaned('icon', { name: 'icon', table: { type: { summary: 'Icon | undefined' } } })
    expect(icon.table?.type?.summary).toBe('Icon')
  })

  it('of a component shown by ArgTypes only are completed in docgen', () => {
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

  it('can have a specific description on one component', () => {
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

  it('keep null if documented, and parentheses if needed', () => {
    expect(readableType('string | null | undefined', 'The value; null for none.')).toBe('string | null')
    expect(readableType('((value: string) => void) | undefined')).toBe('(value: string) => void')
    expect(readableType('(() => void) | string')).toBe('(() => void) | string')
  })
})
