import { useState } from 'react'
import { useTranslations } from '@/i18n'
import {
  BANK_COLUMNS,
  isComplete,
  REQUIRED_COLUMNS,
  type BankColumn,
  type ColumnPlaces,
} from '@/shop/bank-statements/bank-columns'
import { Button } from '@/ui/button'
import { CardFooter } from '@/ui/card'
import { NativeSelect } from '@/ui/native-select'
import { Panel } from '../shared/panel'
import type { BankActions, BankColumnsTable } from './bank-types'

interface BankColumnsFormProps {
  table: BankColumnsTable
  onSubmit: BankActions['onColumns']
}

/** What the columns of a bank's CSV file say; chosen once for files with the same columns. */
export function BankColumnsForm({
  table: { header, sample, columns: known },
  onSubmit,
}: BankColumnsFormProps) {
  const t = useTranslations('adminBank')
  const [columns, setColumns] = useState<ColumnPlaces>(known)
  const choose = (column: BankColumn, place: string) =>
    setColumns(({ [column]: _former, ...others }) =>
      place === '' ? others : { ...others, [column]: Number(place) },
    )
  const first = sample[0] ?? []
  return (
    <Panel
      title={t('columns.title')}
      aside={<span className="text-a-small text-text-subtle">{t('columns.once')}</span>}
    >
      <ul>
        {BANK_COLUMNS.map((column) => {
          const place = columns[column]
          return (
            <li
              key={column}
              className="grid grid-cols-[9rem_14rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-border px-4.5 py-1.5 max-md:grid-cols-1 max-md:py-3"
            >
              <span className="font-medium">
                {t(`columns.${column}`)}
                {REQUIRED_COLUMNS.includes(column) && (
                  <span className="text-text-subtle"> {t('columns.required')}</span>
                )}
              </span>
              <NativeSelect
                size="admin"
                aria-label={t(`columns.${column}`)}
                value={place ?? ''}
                onChange={({ target }) => choose(column, target.value)}
              >
                <option value="">{t('columns.none')}</option>
                {header.map((name, index) => (
                  <option key={`${index}-${name}`} value={index}>
                    {name || t('columns.unnamed', { place: index + 1 })}
                  </option>
                ))}
              </NativeSelect>
              <span className="min-w-0 truncate text-text-muted max-md:text-a-small">
                {place === undefined ? '' : (first[place] ?? '')}
              </span>
            </li>
          )
        })}
      </ul>
      <CardFooter className="justify-between border-t-0">
        <span className="text-a-small text-text-subtle">{t('columns.hint')}</span>
        <Button size="admin" disabled={!isComplete(columns)} onClick={() => onSubmit(columns)}>
          {t('columns.submit')}
        </Button>
      </CardFooter>
    </Panel>
  )
}
