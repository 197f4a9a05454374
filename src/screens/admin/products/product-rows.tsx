import { EditIcon, EyeIcon } from '@/icons'
import { useContentLang, useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { DropdownMenuItem } from '@/ui/dropdown-menu'
import { JustChanged } from '../shared/lists/just-changed'
import { toggled } from '../shared/lists/selection'
import { PlatformMarks } from '../shared/platform-label'
import { Prices, StockLine } from './product-amounts'
import { ProductRowMenu } from './product-row-menu'
import { ProductStatusMark } from './product-status'
import type { ProductsProps } from './products-table'
import { Thumbnail } from '../shared/thumbnail'
import { May, useMay } from '../shared/permissions'
import { RowList } from '../shared/lists/row-list'

/** List layout for phones: image, name, price and status; actions in a menu. */
export function ProductRows({
  products,
  selection,
  onSelectionChange,
  onView,
  onEdit,
  ...actions
}: ProductsProps) {
  const work = useTranslations('adminProductWork')
  const contentLang = useContentLang()
  const common = useTranslations('admin')
  const mayWrite = useMay('catalogue.write')
  return (
    <RowList>
      {products.map((product) => (
        <li
          key={product.id}
          data-row={product.id}
          data-selected={selection.includes(product.id) || undefined}
          className="flex items-center gap-3 border-b border-border bg-surface py-2.5 ps-4 pe-1 text-[0.9375rem] data-selected:bg-row-selected"
        >
          <May needs="catalogue.write">
            <Checkbox
              size="admin"
              className="py-3"
              aria-label={work('select.one', { name: product.name })}
              checked={selection.includes(product.id)}
              onChange={() => onSelectionChange(toggled(selection, product.id))}
            />
          </May>
          <Thumbnail url={product.imageUrl} tint={product.tint} size="m" />
          <button
            type="button"
            data-opener
            onClick={() => (actions.archived || !mayWrite ? onView : onEdit)(product.id)}
            className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-xs text-start"
          >
            <b lang={contentLang} className="truncate font-semibold">
              {product.name}
            </b>
            <span className="text-end tabular-nums">
              <Prices product={product} />
            </span>
            <span className="col-span-2 mt-1 flex items-center gap-2.5 text-a-small text-text-subtle">
              <ProductStatusMark status={product.status} />
              <StockLine product={product} />
              <JustChanged id={product.id} />
              <span className="ms-auto">
                <PlatformMarks platforms={product.prices.map(({ platform }) => platform)} />
              </span>
            </span>
          </button>
          <May needs="catalogue.write">
            <ProductRowMenu product={product} {...actions}>
              <DropdownMenuItem icon={EyeIcon} onSelect={() => onView(product.id)}>
                {common('form.view')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={EditIcon} onSelect={() => onEdit(product.id)}>
                {common('form.edit')}
              </DropdownMenuItem>
            </ProductRowMenu>
          </May>
        </li>
      ))}
    </RowList>
  )
}
