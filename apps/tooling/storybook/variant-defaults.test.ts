import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variantDefaults } from './variant-defaults'

describe('defaults of variants', () => {
  const defaults = variantDefaults(join(import.meta.dirname, '../../../src/ui'))

  it('are read from cva', () => {
    expect(defaults.get('Button')).toMatchObject({ variant: 'primary', size: 'm' })
    expect(defaults.get('Note')).toMatchObject({ tone: 'neutral' })
  })

  it('include those of parts, and of the component that receives the rest props', () => {
    expect(defaults.get('DropdownMenuItem')).toMatchObject({ tone: 'neutral' })
    expect(defaults.get('TableCell')).toMatchObject({ wrap: 'false' })
    expect(defaults.get('CopyButton')).toMatchObject({ variant: 'ghost', size: 'm', round: 'false' })
  })

  it('exist for components only', () => {
    expect([...defaults.keys()].filter((name) => name === name.toUpperCase())).toEqual([])
  })
})
