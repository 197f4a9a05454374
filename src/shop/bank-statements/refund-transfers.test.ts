import { describe, expect, it } from 'vitest'
import { bankEntry } from './bank-statements.fixtures'
import type { StatementRow } from './bank-statements'
import { refundable, refundTransfers, sepaText } from './refund-transfers'

const OWN = { account: 'DE02120300000000202051', isOwn: true, holder: 'Verda Tee & Kräuter GmbH' }
const row = (changes: Partial<StatementRow> = {}): StatementRow => ({
  ...bankEntry('Tee'),
  fingerprint: 'a',
  booked: ['VD-2026-000089'],
  decision: 'refund',
  match: { certainty: 'doubtful', reason: 'closed', orders: [] },
  ...changes,
})

describe('payments that go back [ORDER-261]', () => {
  it('are those noted for a refund, in euros, to an IBAN and from an account of the shop', () => {
    const good = row()
    const others = [
      row({ decision: 'pay' }),
      row({ currency: 'TRY' }),
      row({ iban: 'DE11' }),
      row({ account: '' }),
      row({ account: 'DE89370400440532013000' }),
    ]
    const accounts = [OWN, { account: 'DE89370400440532013000', isOwn: false, holder: '' }]
    expect(refundable([...others, good], accounts)).toEqual([good])
  })

  it('are transfers of one file with their number and sum', () => {
    const rows = [row({ name: 'Müller & Söhne <b>' }), row({ name: "Ayşe O'Hara", amount: 1 })]
    const file = refundTransfers(rows, [OWN], new Date('2026-11-26T08:00:00Z'))
    expect(file).toContain('<MsgId>VERDA-20261126080000</MsgId>')
    expect(file).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>58.21</CtrlSum>')
    expect(file).toContain('<Dbtr><Nm>Verda Tee Kraeuter GmbH</Nm></Dbtr>')
    expect(file).toContain('<Cdtr><Nm>Mueller Soehne b</Nm></Cdtr>')
    expect(file).toContain('<Cdtr><Nm>Ayse O&apos;Hara</Nm></Cdtr>')
    expect(file).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>')
    expect(file.match(/<CdtTrfTxInf>/g)).toHaveLength(2)
    expect(file.match(/VD-2026-000089/g)).toHaveLength(4)
  })

  it('have names that every bank takes', () => {
    expect(sepaText('  Çağrı   İnan ß Łódź #1 ', 14)).toBe('Cagri Inan ss')
  })
})
