import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variantDefaults } from './variant-defaults'

describe('defaults of variants', () => {
  const defaults = variantDefaults(join(import.meta.dirname, '../../../src/ui'))

  it('are read off cva', () => {
    expect(defaults.get('Button')).toMatchObject({ variant: 'primary', size: 'm' })
    expect(defaults.get('Note')).toMatchObject({ tone: 'neutral' })
  })

  it('belong to components only', () => {
    expect([...defaults.keys()].filter((name) => name === name.toUpperCase())).toEqual([])
  })
})
