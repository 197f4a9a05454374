import { expect, it } from 'vitest'
import { isTaxNumber } from './tax-number'

it.each([
  ['USt-IdNr.', 'DE136695976'],
  ['USt-IdNr. as people write it', 'de 136 695 976'],
  ['Steuernummer of Berlin', '27/123/45678'],
  ['Steuernummer of Nordrhein-Westfalen', '133/8150/8159'],
  ['Steuernummer of all countries', '2893081508152'],
  ['VKN', '4540536920'],
  ['VKN with spaces', '172 917 1602'],
  ['TCKN', '17291716060'],
  ['UID of Österreich', 'ATU13585627'],
  ['UID of Schweiz', 'CHE-107.787.577'],
])('takes a %s, %s [ADMIN-140]', (_, number) => expect(isTaxNumber(number)).toBe(true))

it.each([
  'DE136695967',
  'DE13669597',
  'DE1366959766',
  'DE000000000',
  '4540536921',
  '0000000000',
  '17291716061',
  '27/12/45678',
  'keine',
  'DE',
])('refuses %s [ADMIN-140]', (number) => expect(isTaxNumber(number)).toBe(false))
