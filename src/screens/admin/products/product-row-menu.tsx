import type { ReactNode } from 'react'
import { BoxIcon, CopyIcon, HistoryIcon, MoreIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { ProductRow } from '../../../domain/catalogue/product-record'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu'
import { IconButton } from '../../../ui/icon-button'
import { usePhone } from '../shared/use-narrow'

export interface ProductRowActions {
  /** The rows are the archive's: they can be looked at and restored. */
  archived?: boolean
  onDuplicate: (id: string) => void
  /** Into the archive; out of it where the row is in there. */
  onArchive: (product: ProductRow) => void
  onRemove: (product: ProductRow) => void
}

interface ProductRowMenuProps extends ProductRowActions {
  product: ProductRow
  /** First on a phone; a desk has them beside the menu, like the deletion. */
  children?: ReactNode
}

/** What else can be done with a product of the list. */
export function ProductRowMenu({
  product,
  archived = false,
  onDuplicate,
  onArchive,
  onRemove,
  children,
}: ProductRowMenuProps) {
  const t = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  const phone = usePhone()
  const label = common('form.moreActions', { name: product.name })
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size={phone ? 'm' : 'admin'} icon={MoreIcon} label={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {archived ? (
          <DropdownMenuItem icon={HistoryIcon} onSelect={() => onArchive(product)}>
            {t('actions.restore')}
          </DropdownMenuItem>
        ) : (
          <>
            {phone && children}
            <DropdownMenuItem icon={CopyIcon} onSelect={() => onDuplicate(product.id)}>
              {t('actions.duplicate')}
            </DropdownMenuItem>
            <DropdownMenuItem icon={BoxIcon} onSelect={() => onArchive(product)}>
              {t('actions.archive')}
            </DropdownMenuItem>
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
