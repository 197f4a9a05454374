import { ChevronDownIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { PRODUCT_STATUSES } from '../../../../domain/catalogue/product'
import { Button } from '../../../../ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu'
import { usePhone } from '../../shared/use-narrow'
import type { ProductBulkQuestion } from './bulk-types'

interface ProductSelectionActionsProps {
  /** The list shows the archive. */
  archived: boolean
  onBulkStart: (question: ProductBulkQuestion) => void
}

export function ProductSelectionActions({ archived, onBulkStart }: ProductSelectionActionsProps) {
  const t = useTranslations('adminProductWork')
  const products = useTranslations('adminProducts')
  const phone = usePhone()
  if (archived)
    return (
      <Button variant="outline" size="admin" onClick={() => onBulkStart({ kind: 'restore' })}>
        {t('actions.restore')}
      </Button>
    )
  const others = (['prices', 'archive'] as const).map((kind) => ({
    kind,
    label: t(`actions.${kind}`),
    start: () => onBulkStart({ kind }),
  }))
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="admin">
            {phone ? t('actions.more') : t('actions.status')}
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
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
