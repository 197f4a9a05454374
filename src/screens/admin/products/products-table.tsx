import { EditIcon, EyeIcon, TrashIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { IconButton } from '@/ui/icon-button'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { JustChanged } from '../shared/lists/just-changed'
import { ListTable } from '../shared/lists/list-table'
import { PlatformMarks } from '../shared/platform-label'
import { Prices, Stock } from './product-amounts'
import type { ProductSort } from './products-types'
import { ProductRowMenu, type ProductRowActions } from './product-row-menu'
import { ProductStatusMark } from './product-status'
import { Thumbnail } from '../shared/thumbnail'
import { May, useMay } from '../shared/permissions'

/** Columns that may be left out and moved, with the keys of their texts. */
export const PRODUCT_COLUMNS = {
  platform: 'platform',
  price: 'columns.price',
  stock: 'columns.stock',
  status: 'status',
  rating: 'columns.rating',
  sales: 'columns.sales',
} as const

export interface ProductsProps extends ProductRowActions {
  products: readonly ProductRow[]
  /** Chosen order. */
  sort?: ProductSort
  /** Of `PRODUCT_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  /** Ids of the selected products. */
  selection: readonly string[]
  onSelectionChange: (ids: readonly string[]) => void
  onView: (id: string) => void
  onEdit: (id: string) => void
}

/** Products as a table with price, stock and status. */
export function ProductsTable({
  products,
  sort,
  columns,
  selection,
  onSelectionChange,
  archived,
  onView,
  onEdit,
  onDuplicate,
  onArchive,
  onRemove,
  onMovements,
}: ProductsProps) {
  const t = useTranslations('adminProducts')
  const contentLang = useContentLang()
  const work = useTranslations('adminProductWork')
  const format = useFormat()
  const mayWrite = useMay('catalogue.write')
  const all: readonly ListColumn<ProductRow>[] = [
    {
      header: t('columns.product'),
      cell: ({ id, name, category, bestseller, imageUrl, tint }) => (
        <span className="flex items-center gap-3 py-0.5">
          <Thumbnail url={imageUrl} tint={tint} />
          <span className="max-w-64 min-w-0 leading-snug @max-5xl:max-w-40 @max-3xl:max-w-30">
            <b lang={contentLang} className="block truncate font-semibold">
              {name}
            </b>
            <small className="block truncate text-a-caption text-text-subtle">
              {category}
              {bestseller && `, ${t('bestseller')}`} <JustChanged id={id} />
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'platform',
      header: t('platform'),
      cell: ({ prices }) => <PlatformMarks platforms={prices.map(({ platform }) => platform)} />,
    },
    {
      id: 'price',
      header: t('columns.price'),
      numeric: true,
      cell: (product) => <Prices product={product} />,
    },
    {
      id: 'stock',
      header: t('columns.stock'),
      numeric: true,
      cell: (product) => <Stock product={product} />,
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <ProductStatusMark status={status} /> },
    {
      id: 'rating',
      header: t('columns.rating'),
      numeric: true,
      className: '@max-3xl:hidden',
      cell: ({ reviewCount, rating }) => (reviewCount > 0 ? format.number(rating) : '–'),
      detail: ({ reviewCount }) => t('reviewCount', { count: reviewCount }),
    },
    {
      id: 'sales',
      header: t('columns.sales'),
      numeric: true,
      className: '@max-3xl:hidden',
      cell: ({ salesCount }) => format.number(salesCount),
    },
    {
      header: t('columns.actions'),
      numeric: true,
      cell: (product) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="admin"
            data-opener
            icon={EyeIcon}
            label={t('view', { name: product.name })}
            onClick={() => onView(product.id)}
          />
          {mayWrite && !archived && (
            <>
              <IconButton
                size="admin"
                icon={EditIcon}
                label={t('edit', { name: product.name })}
                onClick={() => onEdit(product.id)}
              />
              <IconButton
                size="admin"
                icon={TrashIcon}
                label={t('delete', { name: product.name })}
                onClick={() => onRemove(product)}
              />
            </>
          )}
          <May needs="catalogue.write">
            <ProductRowMenu
              product={product}
              archived={archived}
              onDuplicate={onDuplicate}
              onArchive={onArchive}
              onRemove={onRemove}
              onMovements={onMovements}
            />
          </May>
        </span>
      ),
    },
  ]
  return (
    <ListTable
      label={t('title')}
      rows={products}
      sort={sort}
      selection={
        mayWrite
          ? {
              ids: selection,
              onChange: onSelectionChange,
              label: ({ name }) => work('select.one', { name }),
              pageLabel: work('select.page'),
            }
          : undefined
      }
      columns={arranged(all, columns)}
    />
  )
}
