import { expect, it } from 'vitest'
import { changesBetween } from './changes'

it('contains only what differs, objects by their parts [ADMIN-55]', () => {
  const before = { name: 'Tee', price: { amount: 9, currency: 'EUR' }, tags: ['a'], note: null, updatedAt: 1 }
  const after = {
    name: 'Tee',
    price: { amount: 12, currency: 'EUR' },
    tags: ['a', 'b'],
    note: 'x',
    updatedAt: 2,
  }
  expect(changesBetween(before, after)).toEqual([
    { field: 'price.amount', from: '9', to: '12' },
    { field: 'tags', from: 'a', to: 'a, b' },
    { field: 'note', from: null, to: 'x' },
  ])
})

it('truncates long texts', () => {
  const [change] = changesBetween({ text: 'a' }, { text: 'b'.repeat(1000) })
  expect(change?.to).toHaveLength(301)
})

it('does not cut a letter in two, which the database would refuse', () => {
  const emoji = `${'a'.repeat(299)}🌿 und mehr`
  const [change] = changesBetween({ text: emoji }, { text: 'b' })
  expect(change?.from).toBe(`${'a'.repeat(299)}…`)
})

it('contains what was removed', () => {
  const before = { texts: { tr: { name: 'Çay' }, en: { name: 'Tea' } }, extra: 'x', tags: ['a'] }
  expect(changesBetween(before, { texts: { en: { name: 'Tea' } }, tags: [] })).toEqual([
    { field: 'texts.tr.name', from: 'Çay', to: null },
    { field: 'tags', from: 'a', to: null },
    { field: 'extra', from: 'x', to: null },
  ])
})
