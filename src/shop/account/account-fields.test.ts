import { describe, expect, it } from 'vitest'
import { validate } from '../shared/problem'
import { phone, typedPhone } from '../orders/order-fields'
import { birthday, personName } from './account-fields'

const problem = (name: string) => validate(personName, name).problems?.['']

describe('a person’s name [API-62]', () => {
  it.each([
    'Dr. Müller',
    'Dr.Müller',
    'dr.koch',
    'Prof.Dr.Anna Berg',
    'Dr.med. Anna Berg',
    'Dr.med Anna Berg',
    'Dr.rer.nat. Berg',
    'Dipl.-Ing. Berg',
    'Dipl.oec. Berg',
    'Mag.phil. Huber',
    'Anna Berg geb.schmidt',
    'St.Pauli',
    'st.john',
    'J.R. Meyer',
    'J.R.Meyer',
    'j.de Boer',
    'Karl-Heinz.Müller',
    'Anna Berg jr.',
    'Verein e.V.',
    'Tee GmbH & Co.KG',
    'San.ve Tic.Ltd.Şti.',
    'SAN.TİC.LTD.ŞTİ.',
    'Kadın Koop. A.Ş.',
    'Ayşe Yılmaz-Öztürk',
    "Seán O'Neil",
    'Nguyễn Thị Mai',
    'Иван Иванович',
    'М.В.Ломоносов',
    '北京',
    'Haus Nr.5',
    'Anna...Berg',
  ])('may be %s', (name) => {
    expect(problem(name)).toBeUndefined()
  })

  it.each([
    'evil.com',
    'Besuchen Sie evil.shop',
    'EVIL.COM',
    'www.x.de',
    'Gewinn auf tee-lotto.de!',
    'bit.ly',
    'login.verda.xyz',
    'a.evil.co.uk',
    'gewinn.online.',
    'über.org',
    'anna@berg.de',
  ])('is not %s', (name) => {
    expect(problem(name)).toBe('address')
  })
})

it.each([
  [birthday, ['1900-01-01', '1984-02-29'], ['0001-01-01', '1899-12-31', '2999-01-01', '1985-02-29']],
  [phone, ['', '030 1', '+49 (0)30/123-45', '٠٣٠ ١٢٣'], ['abc', '+', '---']],
  [typedPhone, ['', '030 12', '+49 (0)30/123-45', '٠٣٠ ١٢٣'], ['1', '+49-30', '-----']],
] as const)('a day of birth and a phone number are such [IDENTITY-984] (%#)', (field, good, bad) => {
  const isTaken = (typed: string) => validate(field, typed).problems === undefined
  expect(good.filter((typed) => !isTaken(typed))).toEqual([])
  expect(bad.filter(isTaken)).toEqual([])
})
