/** What a column of a bank's CSV file may say. */
export const BANK_COLUMNS = [
  'bookedOn',
  'amount',
  'purpose',
  'name',
  'iban',
  'currency',
  'reference',
  'account',
] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

/** Without these nothing can be matched. */
export const REQUIRED_COLUMNS: readonly BankColumn[] = ['bookedOn', 'amount', 'purpose']

/** Columns of a file by their place, from 0. */
export type ColumnPlaces = Readonly<Partial<Record<BankColumn, number>>>

export const isComplete = (places: ColumnPlaces): boolean =>
  REQUIRED_COLUMNS.every((column) => places[column] !== undefined)

/** Letters and digits of a name without accents, umlauts as one letter. */
export const foldedName = (name: string): string =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/([aou])e/g, '$1')

/** Names that German and Turkish banks give their columns, the better ones first. */
const NAMES: Readonly<Record<BankColumn, readonly string[]>> = {
  bookedOn: [
    ...['Buchungstag', 'Buchungsdatum', 'Buchung', 'Bookingdate', 'Datum', 'Wertstellung', 'Valuta'],
    ...['İşlem Tarihi', 'Tarih', 'İşlem Tarihi/Saati', 'Muhasebe Tarihi', 'Valör'],
  ],
  amount: [
    ...['Betrag', 'Betrag EUR', 'Betrag in EUR', 'Betrag (€)', 'Umsatz', 'Haben', 'Amount'],
    ...['Tutar', 'İşlem Tutarı', 'Tutar TL', 'Tutar (TL)', 'İşlem Tutarı (TL)', 'Alacak', 'Gelen Tutar'],
  ],
  purpose: [
    ...[
      'Verwendungszweck',
      'Vwz',
      'Buchungstext / Verwendungszweck',
      'Zahlungsreferenz',
      'Payment Reference',
    ],
    ...['Açıklama', 'İşlem Açıklaması', 'Detay', 'Description', 'Buchungstext'],
  ],
  name: [
    ...['Beguenstigter/Zahlungspflichtiger', 'Name Zahlungsbeteiligter', 'Auftraggeber/Empfänger'],
    ...[
      'Zahlungspflichtige*r',
      'Auftraggeber',
      'Auftraggeber / Begünstigter',
      'Partner Name',
      'Empfänger/Auftraggeber',
    ],
    ...[
      'Gönderen',
      'Gönderen Adı',
      'Karşı Taraf',
      'Karşı Taraf Adı',
      'Ad Soyad',
      'Gönderen Ad Soyad',
      'Name',
    ],
  ],
  iban: [
    ...['Kontonummer/IBAN', 'IBAN Zahlungsbeteiligter', 'IBAN', 'Partner Iban', 'Kontonummer'],
    ...['Gönderen IBAN', 'Karşı IBAN', 'Karşı Hesap', 'Gönderen Hesap'],
  ],
  currency: ['Waehrung', 'Währung', 'Currency', 'Para Birimi', 'Döviz', 'Döviz Cinsi'],
  reference: [
    ...['Kundenreferenz (End-to-End)', 'Kundenreferenz', 'Referenz', 'Reference'],
    ...['Referans', 'Referans No', 'Dekont No', 'Fiş No', 'İşlem No'],
  ],
  account: ['Auftragskonto', 'IBAN Auftragskonto', 'Hesap No', 'Hesap Numarası', 'Hesap'],
}

const byColumn = BANK_COLUMNS.map((column) => [column, NAMES[column].map(foldedName)] as const)

/** The columns whose names are known. */
export function recognised(header: readonly string[]): ColumnPlaces {
  const names = header.map(foldedName)
  return Object.fromEntries(
    byColumn.flatMap(([column, known]) => {
      const name = known.find((each) => names.includes(each))
      return name === undefined ? [] : [[column, names.indexOf(name)]]
    }),
  )
}
