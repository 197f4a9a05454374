import { expect, it } from 'vitest'
import { reviewerName } from './reviewer-name'

it.each([
  ['Sabine Koch', 'Sabine K.'],
  ['  Ayşe Nur  Öztürk ', 'Ayşe Ö.'],
  ['Cher', 'Cher'],
  ['x'.repeat(80), 'x'.repeat(50)],
])('%s signs a review as %s [CATALOGUE-48]', (name, signed) => {
  expect(reviewerName(name)).toBe(signed)
})
