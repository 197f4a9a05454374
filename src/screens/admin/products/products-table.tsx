import { EditIcon, EyeIcon, TrashIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import type { ProductRow } from '../../../domain/catalogue/product-record'
import { IconButton } from '../../../ui/icon-button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table'
import { PlatformMarks } from '../shared/platform-label'
import { Prices, Stock } from './product-figures'
import { ProductStatusMark } from './product-status'
import { Thumbnail } from '../shared/thumbnail'

export interface ProductsProps {
  products: readonly ProductRow[]
  onView: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (product: ProductRow) => void
}

export function ProductsTable({ products, onView, onEdit, onRemove }: ProductsProps) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  return (
    <Table label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('columns.product')}</TableHeader>
          <TableHeader>{t('platform')}</TableHeader>
          <TableHeader numeric>{t('columns.price')}</TableHeader>
          <TableHeader numeric>{t('columns.stock')}</TableHeader>
          <TableHeader>{t('status')}</TableHeader>
          <TableHeader numeric className="@max-3xl:hidden">
            {t('columns.rating')}
          </TableHeader>
          <TableHeader numeric className="@max-3xl:hidden">
            {t('columns.sales')}
          </TableHeader>
          <TableHeader numeric>{t('columns.actions')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableCell>
              <span className="flex items-center gap-3 py-0.5">
                <Thumbnail url={product.imageUrl} tint={product.tint} />
                <span className="max-w-64 min-w-0 leading-snug @max-5xl:max-w-40 @max-3xl:max-w-30">
                  <b lang="de" className="block truncate font-semibold">
                    {product.name}
                  </b>
                  <small className="block truncate text-a-caption text-text-subtle">
                    {product.category}
                    {product.bestseller && `, ${t('bestseller')}`}
                  </small>
                </span>
              </span>
            </TableCell>
            <TableCell>
              <PlatformMarks platforms={product.prices.map(({ platform }) => platform)} />
            </TableCell>
            <TableCell numeric>
              <Prices product={product} />
            </TableCell>
            <TableCell numeric>
              <Stock product={product} />
            </TableCell>
            <TableCell>
              <ProductStatusMark status={product.status} />
            </TableCell>
            <TableCell
              numeric
              className="@max-3xl:hidden"
              detail={t('reviewCount', { count: product.reviewCount })}
            >
              {product.reviewCount > 0 ? format.number(product.rating) : '–'}
            </TableCell>
            <TableCell numeric className="@max-3xl:hidden">
              {format.number(product.salesCount)}
            </TableCell>
            <TableCell numeric>
              <span className="inline-flex gap-1">
                <IconButton
                  size="admin"
                  icon={EyeIcon}
                  label={t('view', { name: product.name })}
                  onClick={() => onView(product.id)}
                />
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
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
