import { Fragment } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { VatRow } from '@/shop/bookkeeping/bookkeeping'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { useCountryName } from '../orders/use-country-name'
import { Panel } from '../shared/panel'

/** VAT of the month, with a sum for each seller and currency: they are never added up. */
export function MonthVat({ rows }: { rows: readonly VatRow[] }) {
  const t = useTranslations('adminBookkeeping')
  const common = useTranslations('admin')
  const format = useFormat()
  const country = useCountryName()
  const sums = rows.filter(
    ({ books, currency }, at) =>
      rows.findIndex((row) => row.books === books && row.currency === currency) === at,
  )
  const hasSellers = new Set(rows.map(({ books }) => books)).size > 1
  const cells = ({ currency, ...row }: Pick<VatRow, 'currency' | 'net' | 'tax' | 'gross'>) =>
    [row.net, row.tax, row.gross].map((amount, at) => (
      <TableCell key={at} numeric className={at === 2 ? 'font-semibold' : undefined}>
        {format.money({ amount, currency })}
      </TableCell>
    ))
  return (
    <Panel title={t('vat.title')} className="mt-4">
      <Table label={t('vat.title')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('vat.country')}</TableHeader>
            <TableHeader numeric>{t('vat.rate')}</TableHeader>
            <TableHeader numeric>{t('columns.net')}</TableHeader>
            <TableHeader numeric>{t('columns.tax')}</TableHeader>
            <TableHeader numeric>{t('columns.gross')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sums.map(({ books, currency }) => {
            const own = rows.filter((row) => row.books === books && row.currency === currency)
            const sum = (part: 'net' | 'tax' | 'gross') => own.reduce((all, row) => all + row[part], 0)
            return (
              <Fragment key={`${books} ${currency}`}>
                {hasSellers && (
                  <TableRow>
                    <TableCell colSpan={5} className="text-text-muted">
                      {t('vat.seller', { name: common(`platforms.${books}`) })}
                    </TableCell>
                  </TableRow>
                )}
                {own.map((row) => (
                  <TableRow key={`${row.country} ${row.rate}`}>
                    <TableCell>{country(row.country)}</TableCell>
                    <TableCell numeric>{t('vat.percent', { rate: row.rate })}</TableCell>
                    {cells(row)}
                  </TableRow>
                ))}
                <TableRow>
                  <TableHeader scope="row" colSpan={2}>
                    {t('vat.sum', { currency })}
                  </TableHeader>
                  {cells({ currency, net: sum('net'), tax: sum('tax'), gross: sum('gross') })}
                </TableRow>
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Panel>
  )
}
