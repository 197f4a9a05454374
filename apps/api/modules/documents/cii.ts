import { XMLBuilder } from 'fast-xml-parser'
import { countryCode } from '@/shop/e-invoices/country-code'
import { netTotals, type NetLine, type NetOfRate } from '@/shop/e-invoices/charged'
import type { InvoiceRecipient } from '@/shop/orders/invoice'
import type { Seller } from '@/shop/shop-details/shop-details'
import { decimalText } from '@/shop/shared/csv'
import type { EInvoice } from './e-invoice'

/** Elements by name, in the order of the schema; what is undefined stays out. */
interface Tree {
  readonly [name: string]: string | Tree | readonly Tree[] | undefined
}

/** What the recipient's program reads it as: the standard itself, or Germany's narrower form of it. */
export type CiiProfile = 'zugferd' | 'xrechnung'

const STANDARD = 'urn:cen.eu:en16931:2017'
const GUIDELINES: Readonly<Record<CiiProfile, string>> = {
  zugferd: STANDARD,
  xrechnung: `${STANDARD}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
}
const PEPPOL_BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** Codes of the United Nations: kinds of document, of payment, of discount and charge, and pieces. */
const TYPE_CODES = { invoice: '380', correction: '384' } as const
const PAYMENT_CODES = { sepa: '58', transfer: '30', online: '68', undefined: '1' } as const
const DISCOUNT = '95'
const DELIVERY = 'DL'
const PIECE = 'C62'

const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Undefined instead of an empty element, which the standard refuses. */
const text = (value = ''): string | undefined => value.replaceAll(NOT_IN_XML, '').trim() || undefined

const amount = (minor: number): string => decimalText(minor, '.')
const day = (name: 'udt' | 'qdt', date: string): Tree => ({
  [`${name}:DateTimeString`]: { '@format': '102', '#text': date.replaceAll('-', '') },
})

/** Price of a piece, in as many places as it takes to get the line's net amount again. */
function unitPrice({ net, quantity }: NetLine): string {
  if (net % quantity === 0) return amount(Math.abs(net / quantity))
  const millionths = String(Math.round(Math.abs((net * 10_000) / quantity))).padStart(7, '0')
  return `${millionths.slice(0, -6)}.${millionths.slice(-6)}`
}

/** Without VAT only where the shop has set 0 %. */
const categoryOf = (rate: number): string => (rate > 0 ? 'S' : 'Z')
const taxOf = (rate: number): Tree => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': categoryOf(rate),
  'ram:RateApplicablePercent': String(rate),
})

const lineOf = (line: NetLine, at: number): Tree => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
  'ram:SpecifiedTradeProduct': { 'ram:Name': text(line.name) ?? '–' },
  'ram:SpecifiedLineTradeAgreement': {
    'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': unitPrice(line) },
  },
  'ram:SpecifiedLineTradeDelivery': {
    'ram:BilledQuantity': { '@unitCode': PIECE, '#text': String(line.quantity) },
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': taxOf(line.rate),
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.net) },
  },
})

const addressOf = (address: Seller | InvoiceRecipient): Tree => ({
  'ram:PostcodeCode': text(address.zipCode),
  'ram:LineOne': text(address.street),
  'ram:LineTwo': 'postNumber' in address ? text(address.postNumber) : undefined,
  'ram:CityName': text(address.city),
  'ram:CountryID': countryCode(address.country),
})

const mailbox = (email: string): Tree => ({ 'ram:URIID': { '@schemeID': 'EM', '#text': text(email) } })

/** Of a VAT id, which begins with its country, or of a tax number. */
function registrationOf(typed = ''): Tree | undefined {
  const number = typed.replaceAll(/[\s.]/g, '')
  if (number === '') return undefined
  const isVatId = /^[A-Z]{2}/.test(number)
  return { 'ram:ID': { '@schemeID': isVatId ? 'VA' : 'FC', '#text': isVatId ? number : text(typed) } }
}

const sellerOf = ({ seller, sellerNote }: EInvoice): Tree => ({
  'ram:Name': text(seller.company),
  'ram:Description': text(sellerNote),
  'ram:DefinedTradeContact': {
    'ram:PersonName': text(seller.representative) ?? text(seller.company),
    'ram:TelephoneUniversalCommunication':
      seller.phone === '' ? undefined : { 'ram:CompleteNumber': text(seller.phone) },
    'ram:EmailURIUniversalCommunication': { 'ram:URIID': text(seller.email) },
  },
  'ram:PostalTradeAddress': addressOf(seller),
  'ram:URIUniversalCommunication': mailbox(seller.email),
  'ram:SpecifiedTaxRegistration': registrationOf(seller.vatId),
})

function buyerOf({ buyer, buyerEmail }: EInvoice): Tree {
  const vat = registrationOf(buyer.vatId)
  return {
    'ram:Name': text(buyer.company) ?? text(buyer.name),
    'ram:DefinedTradeContact': text(buyer.company) && { 'ram:PersonName': text(buyer.name) },
    'ram:PostalTradeAddress': addressOf(buyer),
    'ram:URIUniversalCommunication': mailbox(buyerEmail),
    'ram:SpecifiedTaxRegistration': vat,
  }
}

function paymentOf({ payment: { name, account }, kind, currency }: EInvoice): Tree {
  const information = text(name)
  if (account)
    return {
      'ram:TypeCode': currency === 'EUR' ? PAYMENT_CODES.sepa : PAYMENT_CODES.transfer,
      'ram:Information': information,
      'ram:PayeePartyCreditorFinancialAccount': {
        'ram:IBANID': text(account.iban.replaceAll(/\s/g, '')),
        'ram:AccountName': text(account.accountHolder),
      },
      'ram:PayeeSpecifiedCreditorFinancialInstitution':
        account.bic === '' ? undefined : { 'ram:BICID': text(account.bic.replaceAll(/\s/g, '')) },
    }
  const code = kind === 'invoice' ? PAYMENT_CODES.online : PAYMENT_CODES.undefined
  return { 'ram:TypeCode': code, 'ram:Information': information }
}

const adjustmentsOf = (
  rows: readonly NetOfRate[],
  what: { readonly isCharge: boolean; readonly code: string; readonly reason: string },
): Tree[] =>
  rows.map(({ net, rate }) => ({
    'ram:ChargeIndicator': { 'udt:Indicator': String(what.isCharge) },
    'ram:ActualAmount': amount(net),
    'ram:ReasonCode': what.code,
    'ram:Reason': text(what.reason),
    'ram:CategoryTradeTax': taxOf(rate),
  }))

function sumsOf(invoice: EInvoice): Tree {
  const sums = netTotals(invoice)
  const { due = sums.gross } = invoice
  return {
    'ram:LineTotalAmount': amount(sums.lines),
    'ram:ChargeTotalAmount': amount(sums.shipping),
    'ram:AllowanceTotalAmount': amount(sums.discounts),
    'ram:TaxBasisTotalAmount': amount(sums.net),
    'ram:TaxTotalAmount': { '@currencyID': invoice.currency, '#text': amount(sums.tax) },
    'ram:GrandTotalAmount': amount(sums.gross),
    'ram:TotalPrepaidAmount': amount(sums.gross - due),
    'ram:DuePayableAmount': amount(due),
  }
}

const settlementOf = (invoice: EInvoice): Tree => ({
  'ram:PaymentReference': text(invoice.orderNumber),
  'ram:InvoiceCurrencyCode': invoice.currency,
  'ram:SpecifiedTradeSettlementPaymentMeans': paymentOf(invoice),
  'ram:ApplicableTradeTax': invoice.taxes.map(({ rate, net, tax }) => ({
    'ram:CalculatedAmount': amount(tax),
    'ram:TypeCode': 'VAT',
    'ram:BasisAmount': amount(net),
    'ram:CategoryCode': categoryOf(rate),
    'ram:RateApplicablePercent': String(rate),
  })),
  'ram:SpecifiedTradeAllowanceCharge': [
    ...adjustmentsOf(invoice.discounts, { isCharge: false, code: DISCOUNT, reason: invoice.words.discount }),
    ...adjustmentsOf(invoice.shipping, { isCharge: true, code: DELIVERY, reason: invoice.words.shipping }),
  ],
  'ram:SpecifiedTradePaymentTerms': invoice.terms && { 'ram:Description': text(invoice.terms) },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': sumsOf(invoice),
  'ram:InvoiceReferencedDocument': invoice.preceding && {
    'ram:IssuerAssignedID': invoice.preceding.number,
    'ram:FormattedIssueDateTime': day('qdt', invoice.preceding.issuedOn),
  },
})

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** UN/CEFACT Cross Industry Invoice (D16B) of a paper. */
export function ciiOf(invoice: EInvoice, profile: CiiProfile): string {
  const { number, kind, issuedOn, notes, orderNumber, deliveredOn } = invoice
  const root: Tree = {
    ...NAMESPACES,
    'rsm:ExchangedDocumentContext': {
      'ram:BusinessProcessSpecifiedDocumentContextParameter':
        profile === 'xrechnung' ? { 'ram:ID': PEPPOL_BILLING } : undefined,
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': GUIDELINES[profile] },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': number,
      'ram:TypeCode': TYPE_CODES[kind],
      'ram:IssueDateTime': day('udt', issuedOn),
      'ram:IncludedNote': notes.map((note) => ({ 'ram:Content': text(note) })),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(lineOf),
      'ram:ApplicableHeaderTradeAgreement': {
        'ram:BuyerReference': text(orderNumber),
        'ram:SellerTradeParty': sellerOf(invoice),
        'ram:BuyerTradeParty': buyerOf(invoice),
        'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': text(orderNumber) },
      },
      'ram:ApplicableHeaderTradeDelivery': {
        'ram:ActualDeliverySupplyChainEvent': deliveredOn && {
          'ram:OccurrenceDateTime': day('udt', deliveredOn),
        },
      },
      'ram:ApplicableHeaderTradeSettlement': settlementOf(invoice),
    },
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ 'rsm:CrossIndustryInvoice': root })}`
}
