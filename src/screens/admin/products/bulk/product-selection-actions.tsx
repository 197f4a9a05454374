import { ChevronDownIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { Button } from '@/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/ui/dropdown-menu'
import { usePhone } from '../../shared/use-narrow'
import type { ProductBulkQuestion } from './bulk-types'

/** State of the option to select the products of all pages. */
export interface SelectAllState {
  /** Products matching the filters, on all pages. */
  readonly total: number
  readonly loading: boolean
  readonly onSelect: () => void
}

interface ProductSelectionActionsProps {
  /** True if the list shows archived products. */
  archived: boolean
  /** Undefined if there is nothing more to select. */
  all: SelectAllState | undefined
  /** True if all products of the filter are selected; archiving is then disabled to protect the catalogue. */
  isAll: boolean
  onBulkStart: (question: ProductBulkQuestion) => void
}

export function ProductSelectionActions({ archived, all, isAll, onBulkStart }: ProductSelectionActionsProps) {
  const t = useTranslations('adminProductWork')
  const products = useTranslations('adminProducts')
  const phone = usePhone()
  if (archived)
    return (
      <Button variant="outline" size="admin" onClick={() => onBulkStart({ kind: 'restore' })}>
        {t('actions.restore')}
      </Button>
    )
  const kinds = isAll ? (['prices'] as const) : (['prices', 'archive'] as const)
  const others = kinds.map((kind) => ({
    kind,
    label: t(`actions.${kind}`),
    start: () => onBulkStart({ kind }),
  }))
  const selectAll = all && t('select.all', { count: all.total })
  return (
    <>
      {all && !phone && (
        <Button variant="ghost" size="admin" loading={all.loading} onClick={all.onSelect}>
          {selectAll}
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="admin">
            {phone ? t('actions.more') : t('actions.status')}
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {phone && all && <DropdownMenuItem onSelect={all.onSelect}>{selectAll}</DropdownMenuItem>}
          {PRODUCT_STATUSES.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => onBulkStart({ kind: 'status', status })}>
              {products(`statuses.${status}`)}
            </DropdownMenuItem>
          ))}
          {phone &&
            others.map(({ kind, label, start }) => (
              <DropdownMenuItem key={kind} onSelect={start}>
                {label}
              </DropdownMenuItem>
            ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {!phone &&
        others.map(({ kind, label, start }) => (
          <Button key={kind} variant="outline" size="admin" onClick={start}>
            {label}
          </Button>
        ))}
    </>
  )
}
