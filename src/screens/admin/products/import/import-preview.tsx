import { useTranslations } from '@/i18n'
import type { ImportPlan } from '@/shop/product-transfer/product-import'
import { Checkbox } from '@/ui/checkbox'
import { EmptyState } from '@/ui/empty-state'
import { Note } from '@/ui/note'
import { useColumnLabel } from './column-labels'
import { ImportChanges } from './import-changes'

interface ImportPreviewProps {
  plan: ImportPlan
  /** Skips invalid lines instead of blocking the import. */
  skipBroken: boolean
  onSkipChange: (skip: boolean) => void
}

/** Line number of the header; its errors concern the whole file. */
const HEADER = 1

/** Preview of an import: summary, errors and all changed values. */
export function ImportPreview({ plan, skipBroken, onSkipChange }: ImportPreviewProps) {
  const t = useTranslations('adminProductWork')
  const labelOf = useColumnLabel()
  const { rows, errors } = plan
  const changed = rows.filter(({ changes }) => changes.length > 0)
  const broken = new Set(errors.map(({ line }) => line))
  const numbers = [
    t('import.summary.created', { count: changed.filter(({ id }) => id === null).length }),
    t('import.summary.changed', { count: changed.filter(({ id }) => id !== null).length }),
    t('import.summary.same', { count: rows.length - changed.length }),
  ]
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 font-semibold tabular-nums">
        {numbers.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {broken.size > 0 && (
          <span className="text-danger-fg">{t('import.summary.broken', { count: broken.size })}</span>
        )}
      </p>
      {errors.length > 0 && (
        <Note tone="danger" size="admin" title={t('import.errors')}>
          <ul aria-label={t('import.errors')} className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
            {errors.map(({ line, name, column, message }) => (
              <li
                key={`${line} ${column} ${message}`}
                className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2"
              >
                <b className="font-semibold tabular-nums">
                  {t('import.lineShort')} {line}
                </b>
                <span>
                  {name !== '' && <b className="font-semibold">{name}: </b>}
                  {column !== null && `${labelOf(column) ?? column} – `}
                  {message}
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {changed.length > 0 && errors.length > 0 && !broken.has(HEADER) && (
        <Checkbox size="admin" checked={skipBroken} onChange={({ target }) => onSkipChange(target.checked)}>
          {t('import.skip', { count: broken.size })}
        </Checkbox>
      )}
      {changed.length === 0 && errors.length === 0 && (
        <EmptyState density="admin" title={t('import.none')}>
          {t('import.noneHint')}
        </EmptyState>
      )}
      {changed.length > 0 && <ImportChanges rows={changed} />}
    </>
  )
}
