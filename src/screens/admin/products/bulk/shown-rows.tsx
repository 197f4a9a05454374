import type { ReactNode } from 'react'
import { useTranslations } from '../../../../i18n'

/** Rows that a dialog lists; of thousands nobody reads more, and a browser would take seconds for them. */
const SHOWN = 100

interface ShownRowsProps<Row> {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** The first rows, and how many more there are. */
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
