import { useFormat, useLanguage } from '@/i18n'
import { decimalText } from '@/shop/shared/csv'
import { CURRENCIES } from '@/shop/shared/platform'
import type { StatementRow } from '@/shop/bank-statements/bank-statements'

type Amount = Pick<StatementRow, 'amount' | 'currency'>

/** Texts of a bank's entries: amounts also in currencies that the shop does not know, days without a zone. */
export function useEntryTexts() {
  const format = useFormat()
  const mark = useLanguage() === 'en' ? '.' : ','
  const money = ({ amount, currency }: Amount): string => {
    const known = CURRENCIES.find((each) => each === currency)
    return known ? format.money({ amount, currency: known }) : `${decimalText(amount, mark)} ${currency}`
  }
  return {
    money,
    /** One sum for each currency; they are never added up. */
    sums: (rows: readonly Amount[]): string => {
      const byCurrency = new Map<string, number>()
      for (const { amount, currency } of rows)
        byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount)
      return [...byCurrency].map(([currency, amount]) => money({ amount, currency })).join(' + ')
    },
    day: (bookedOn: string) => format.date(`${bookedOn}T12:00:00Z`, 'day', 'UTC'),
  }
}

/** 'DE89 … 3000': enough of an account to know it again. */
export const shortIban = (iban: string): string =>
  iban.length > 12 ? `${iban.slice(0, 4)} … ${iban.slice(-4)}` : iban
