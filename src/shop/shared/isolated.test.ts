import { expect, it } from 'vitest'
import { isolated } from './isolated'

it('a name from right to left keeps its place in other text, any other one is as it was [SHOP-120]', () => {
  expect(`${isolated('ليلى')} (Gast)`).toBe('\u2068ليلى\u2069 (Gast)')
  expect(isolated('Ayşe Öztürk 東京 हल्दी')).toBe('Ayşe Öztürk 東京 हल्दी')
})
