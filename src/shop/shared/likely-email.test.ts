import { expect, it } from 'vitest'
import { likelyEmail } from './likely-email'

it.each([
  ['sabine@gmial.com', 'sabine@gmail.com'],
  ['sabine@gmail.con', 'sabine@gmail.com'],
  ['sabine@gmail.co', 'sabine@gmail.com'],
  ['sabine@gmaill.com', 'sabine@gmail.com'],
  ['Sabine.Koch@WEB.ED ', 'Sabine.Koch@web.de'],
  ['a@t-onlin.de', 'a@t-online.de'],
  ['a@outlok.de', 'a@outlook.de'],
  ['a@gxm.net', 'a@gmx.net'],
  ['a@gmail.com', undefined],
  ['a@GMX.de', undefined],
  ['a@verda.example', undefined],
  ['a@gmx.com', undefined],
  ['a@me.co', 'a@me.com'],
  ['a@', undefined],
  ['a@b@gmial.com', 'a@b@gmail.com'],
  ['', undefined],
])('%s: %s [SHOP-251]', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})
