import { expect, it } from 'vitest'
import { isEdited, ownPrice, rebased, wantedOf, type EditedLine } from './edited-lines'

const line = (productId: string, quantity = 1, price = ''): EditedLine => ({
  productId,
  name: productId,
  quantity,
  price,
})
const opened = [line('salbei', 2), line('kamille'), line('fenchel')]

it('edits stay when somebody else changed the order meanwhile [ADMIN-752]', () => {
  const edited = [line('salbei', 3), line('fenchel'), line('minze')]
  const present = [line('salbei', 2), line('kamille', 4), line('anis')]
  expect(rebased(opened, edited, present)).toEqual([line('salbei', 3), line('anis'), line('minze')])
  expect(rebased(opened, opened, present)).toEqual(present)
  expect([isEdited(opened, opened), isEdited(opened, edited)]).toEqual([false, true])
})

it('an own price is an amount, and none is the usual one', () => {
  expect([line('a'), line('a', 1, '1,50'), line('a', 1, 'x'), line('a', 1, '-1')].map(ownPrice)).toEqual([
    undefined,
    150,
    null,
    null,
  ])
  expect(wantedOf([line('a', 2, '0')])).toEqual([{ productId: 'a', quantity: 2, unitPrice: 0 }])
  expect([wantedOf([]), wantedOf([line('a', 1, 'x')])]).toEqual([undefined, undefined])
})
