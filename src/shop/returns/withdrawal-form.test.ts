import fc from 'fast-check'
import { expect, it } from 'vitest'
import { validate } from '../shared/problem'
import { withdrawalBody, withdrawalForm, withdrawnItems } from './withdrawal-form'

const customer = { orderNumber: 'VD-2026-000001', email: 'gesa@example.org', name: 'Gesa Gast', reason: '' }
const squeezed = (text: string) => text.replaceAll(/[\s,;]+/g, '')

it('of what somebody sends back no letter is lost or cut, however much it is [API-500]', () => {
  const letters = fc.constantFrom('x', '🍵', 'ä', '👩‍👩‍👧', ' ', ',', ';')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 400 }), (typed) => {
      const form = validate(withdrawalForm, { ...customer, items: typed.join('') }).data
      expect(form).toBeDefined()
      if (!form) return
      const { items = [] } = withdrawalBody(form)
      expect(squeezed(items.join(','))).toBe(squeezed(form.items))
      expect(validate(withdrawnItems, items).data).toEqual(items)
    }),
  )
  const long = `${'x'.repeat(199)}🍵🍵`
  expect(withdrawalBody({ ...customer, items: long }).items).toEqual([long])
})
