/** A payment as the samples print it. */
export interface SamplePayment {
  readonly purpose: string
  /** With a decimal point. @default '58.20' */
  readonly amount?: string
  readonly name?: string
  readonly reference?: string
}

export const SAMPLE_ACCOUNT = 'DE02120300000000202051'

const details = ({
  purpose,
  amount = '58.20',
  name = 'Sabine Lang',
  reference = 'NOTPROVIDED',
}: SamplePayment) => `
<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`

interface SampleEntry {
  readonly amount?: string
  readonly mark?: 'CRDT' | 'DBIT'
  readonly status?: string
  readonly isReversal?: boolean
}

/** An entry of version 08; several payments make it a batch. */
export const camtEntry = (
  payments: readonly SamplePayment[],
  { amount = '58.20', mark = 'CRDT', status = 'BOOK', isReversal = false }: SampleEntry = {},
): string => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>
<RvslInd>${isReversal}</RvslInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>
<NtryDtls>${payments.map(details).join('')}</NtryDtls></Ntry>`

/** A CAMT.053 message of version 08. */
export const camt08 = (entries: readonly string[], account = SAMPLE_ACCOUNT): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`

/** A CAMT.053 message with one entry for each payment. */
export const camtOf = (payments: readonly SamplePayment[], account?: string): string =>
  camt08(
    payments.map((payment) =>
      camtEntry([payment], payment.amount === undefined ? {} : { amount: payment.amount }),
    ),
    account,
  )

/** A message of version 02, where status, name and amount stand elsewhere, with a prefix for its namespace. */
export const CAMT_02 = `<?xml version="1.0"?>
<!-- Umsätze -->
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt>
<n:Acct><n:Id><n:IBAN>DE02 1203 0000 0000 2020 51</n:IBAN></n:Id></n:Acct>
<n:Ntry><n:Amt Ccy="EUR">58.20</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts>BOOK</n:Sts>
<n:BookgDt><n:DtTm>2026-11-26T08:00:00</n:DtTm></n:BookgDt><n:AcctSvcrRef>B-1</n:AcctSvcrRef>
<n:NtryDtls><n:TxDtls><n:Refs><n:EndToEndId>VD-2026-000094</n:EndToEndId></n:Refs>
<n:RltdPties><n:Dbtr><n:Nm>Lang &amp; M&#252;ller</n:Nm></n:Dbtr></n:RltdPties>
<n:RmtInf><n:Ustrd>Tee</n:Ustrd><n:Ustrd>danke</n:Ustrd></n:RmtInf></n:TxDtls></n:NtryDtls></n:Ntry>
</n:Stmt></n:BkToCstmrStmt></n:Document>`

export const MT940 = `:20:STARTUMSE
:25:12030000/202051
:28C:00001/001
:60F:C261125EUR1000,00
:61:2611261126CR58,20NTRFNONREF//B-1
:86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+VD-2026-0000?2294 DANKE?30BYLADEM1001?31DE893704
00440532013000?32SABINE LA?33NG
:61:2611261126DR12,00NDDTNONREF
:86:105?00LASTSCHRIFT
:61:2701020101RC11,80NTRFVD-2026-000095
:86:RETOURE
:62F:C261126EUR1046,20
-`

export const SPARKASSE = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC";"Betrag";"Waehrung"
"DE02120300000000202051";"26.11.26";"26.11.26";"GUTSCHR. UEBERWEISUNG";"VD-2026-000094";"Sabine Lang";"DE89370400440532013000";"COBADEFF";"1.058,20";"EUR"
"DE02120300000000202051";"26.11.26";"26.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"DE11";"X";"-40,00";"EUR"
`

export const GARANTI = `Hesap Hareketleri
Müşteri;Verda
İşlem Tarihi;Açıklama;Tutar;Karşı Taraf;Karşı IBAN
25/11/2026;VD 2026 000110 DENIZ AKSOY;1.249,90;DENIZ AKSOY;TR480006
Toplam;;1.249,90;;
`
