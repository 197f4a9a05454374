import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'

/** Maximum rows in a dialog; rendering thousands would take seconds. */
const SHOWN = 100

interface ShownRowsProps<Row> {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** Lists the first rows and the number of remaining ones. */
export function ShownRows<Row>({ rows, children }: ShownRowsProps<Row>) {
  const t = useTranslations('adminProductWork')
  const hidden = rows.length - SHOWN
  return (
    <>
      {rows.slice(0, SHOWN).map(children)}
      {hidden > 0 && (
        <li className="py-3 text-center text-a-small text-text-subtle">
          {t('bulk.more', { count: hidden })}
        </li>
      )}
    </>
  )
}
