import type { ReactNode } from 'react'
import { BoxIcon, CopyIcon, HistoryIcon, MoreIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/ui/dropdown-menu'
import { IconButton } from '@/ui/icon-button'
import { usePhone } from '../shared/use-narrow'

export interface ProductRowActions {
  /** True if the rows are archived products, which can be viewed and restored only. */
  archived?: boolean
  onDuplicate: (id: string) => void
  /** Archives a product, or restores an archived one. */
  onArchive: (product: ProductRow) => void
  onRemove: (product: ProductRow) => void
  /** Shows what has changed the stock. */
  onMovements: (product: ProductRow) => void
}

interface ProductRowMenuProps extends ProductRowActions {
  product: ProductRow
  /** Additional items, for phones; on desktops these actions are buttons beside the menu. */
  children?: ReactNode
}

/** Menu with further actions of a product. */
export function ProductRowMenu({
  product,
  archived = false,
  onDuplicate,
  onArchive,
  onRemove,
  onMovements,
  children,
}: ProductRowMenuProps) {
  const t = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  const phone = usePhone()
  const label = common('form.moreActions', { name: product.name })
  const movements = (
    <DropdownMenuItem icon={HistoryIcon} onSelect={() => onMovements(product)}>
      {t('movements.action')}
    </DropdownMenuItem>
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size={phone ? 'm' : 'admin'} icon={MoreIcon} label={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {archived ? (
          <>
            <DropdownMenuItem icon={HistoryIcon} onSelect={() => onArchive(product)}>
              {t('actions.restore')}
            </DropdownMenuItem>
            {movements}
          </>
        ) : (
          <>
            {phone && children}
            <DropdownMenuItem icon={CopyIcon} onSelect={() => onDuplicate(product.id)}>
              {t('actions.duplicate')}
            </DropdownMenuItem>
            <DropdownMenuItem icon={BoxIcon} onSelect={() => onArchive(product)}>
              {t('actions.archive')}
            </DropdownMenuItem>
            {movements}
            {phone && (
              <DropdownMenuItem icon={TrashIcon} tone="danger" onSelect={() => onRemove(product)}>
                {common('form.delete')}
              </DropdownMenuItem>
            )}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
