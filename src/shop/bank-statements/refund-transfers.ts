import { compactIban, isIban } from '../payments/bank-account'
import { decimalText } from '../shared/csv'
import type { StatementAccount, StatementRow } from './bank-statements'

/** Payments that are to go back and can be ordered: in euros, to an IBAN, from an account of the shop. */
export const refundable = (
  rows: readonly StatementRow[],
  accounts: readonly StatementAccount[],
): readonly StatementRow[] =>
  rows.filter(
    ({ decision, currency, iban, account }) =>
      decision === 'refund' &&
      currency === 'EUR' &&
      isIban(iban) &&
      isIban(account) &&
      accounts.some((each) => each.account === account && each.isOwn),
  )

const SPECIAL: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
}

/** A text in the letters that every bank of SEPA takes. */
export const sepaText = (text: string, length: number): string =>
  text
    .replaceAll(/[äöüÄÖÜßıłŁøØ]/g, (letter) => SPECIAL[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim()

const escaped = (text: string) => text.replaceAll("'", '&apos;')
const sumOf = (rows: readonly StatementRow[]) =>
  decimalText(
    rows.reduce((sum, { amount }) => sum + amount, 0),
    '.',
  )

/** What a transfer is about: the orders' numbers, which the buyer knows. */
const transfer = ({ iban, name, amount, booked }: StatementRow) => `
<CdtTrfTxInf><PmtId><EndToEndId>${sepaText(booked[0] ?? 'NOTPROVIDED', 35)}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="EUR">${decimalText(amount, '.')}</InstdAmt></Amt>
<Cdtr><Nm>${escaped(sepaText(name, 70)) || 'NOTPROVIDED'}</Nm></Cdtr>
<CdtrAcct><Id><IBAN>${compactIban(iban)}</IBAN></Id></CdtrAcct>
<RmtInf><Ustrd>${escaped(sepaText(booked.join(' '), 140))}</Ustrd></RmtInf></CdtTrfTxInf>`

const orderOf = (
  { account, holder }: StatementAccount,
  rows: readonly StatementRow[],
  id: string,
  day: string,
) => `
<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${rows.length}</NbOfTxs><CtrlSum>${sumOf(rows)}</CtrlSum>
<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>
<Dbtr><Nm>${escaped(sepaText(holder, 70)) || 'NOTPROVIDED'}</Nm></Dbtr>
<DbtrAcct><Id><IBAN>${compactIban(account)}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>${rows.map(transfer).join('')}
</PmtInf>`

/**
 * Transfers back to the payers as pain.001.001.09, which banks take as a file; one payment order for each account.
 * @param rows as `refundable` leaves them
 */
export function refundTransfers(
  rows: readonly StatementRow[],
  accounts: readonly StatementAccount[],
  now: Date,
): string {
  const at = now.toISOString().slice(0, 19)
  const id = `VERDA-${at.replaceAll(/\D/g, '')}`
  const used = accounts.filter(({ account }) => rows.some((row) => row.account === account))
  const orders = used.map((account, place) =>
    orderOf(
      account,
      rows.filter((row) => row.account === account.account),
      `${id}-${place + 1}`,
      at.slice(0, 10),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${at}</CreDtTm><NbOfTxs>${rows.length}</NbOfTxs><CtrlSum>${sumOf(rows)}</CtrlSum>
<InitgPty><Nm>${escaped(sepaText(used[0]?.holder ?? '', 70)) || 'NOTPROVIDED'}</Nm></InitgPty></GrpHdr>${orders.join('')}
</CstmrCdtTrfInitn></Document>
`
}
