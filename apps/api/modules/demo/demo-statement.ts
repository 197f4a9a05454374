import { and, asc, eq, ilike } from 'drizzle-orm'
import { compactIban } from '@/shop/payments/bank-account'
import { DEMO_MAIL_DOMAIN } from '@/shop/demo/demo'
import { decimalText } from '@/shop/shared/csv'
import type { Db } from '../../platform/db/open'
import { orders } from '../../platform/db/schema'
import { findPaymentSettings } from '../payments/payment-settings.repository'

interface Payment {
  readonly name: string
  readonly purpose: string
  /** Minor units of EUR. */
  readonly amount: number
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entryOf = ({ name, purpose, amount }: Payment, index: number, day: string) => {
  const value = `<Amt Ccy="EUR">${decimalText(amount, '.')}</Amt>`
  return `<Ntry>${value}<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<AcctSvcrRef>DEMO-${day}-${index + 1}</AcctSvcrRef><NtryDtls><TxDtls>${value}
<RltdPties><Dbtr><Pty><Nm>${escaped(name)}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(purpose)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

/** How customers really write: as asked, with spaces, without the prefix, too little, and without any number. */
const manners: readonly ((order: Payment & { number: string }) => Payment)[] = [
  ({ number, ...payment }) => ({ ...payment, purpose: number }),
  ({ number, ...payment }) => ({ ...payment, purpose: `Bestellung ${number.replaceAll('-', ' ')}` }),
  ({ number, ...payment }) => ({ ...payment, purpose: `Tee ${number.toLowerCase()} danke` }),
  ({ number, ...payment }) => ({ ...payment, purpose: number, amount: payment.amount - 500 }),
  ({ name, amount }) => ({ name, amount, purpose: 'Vielen Dank' }),
]

/** A CAMT.053 message in which unpaid made-up orders are paid in several manners, beside a payment of nothing. */
export async function demoStatement(db: Db, now: Date): Promise<string> {
  const { iban } = await findPaymentSettings(db, 'germany')
  const open = await db
    .select({ number: orders.number, name: orders.customerName, amount: orders.total })
    .from(orders)
    .where(
      and(
        ilike(orders.email, `%@${DEMO_MAIL_DOMAIN}`),
        eq(orders.paymentMethod, 'bank_transfer'),
        eq(orders.paymentStatus, 'pending'),
        eq(orders.status, 'pending'),
        eq(orders.currency, 'EUR'),
      ),
    )
    .orderBy(asc(orders.sequence))
  const payments = open.map((order, index) => {
    const write = manners[index % manners.length] ?? manners[0]
    return write ? write({ ...order, purpose: '' }) : { ...order, purpose: order.number }
  })
  const foreign = { name: 'Stadtwerke Berlin', purpose: 'Gutschrift Abschlag', amount: 4210 }
  const day = now.toISOString().slice(0, 10)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${compactIban(iban)}</IBAN></Id></Acct>
${[...payments, foreign].map((payment, index) => entryOf(payment, index, day)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`
}
