import { EditIcon, EyeIcon, MoreIcon, TrashIcon } from '../../icons'
import { useFormat, useWords } from '../../i18n'
import type { ProductRow } from '../../domain/back-office'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu'
import { IconButton } from '../../ui/icon-button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { PlatformMarks } from './platform-label'
import { ProductStatusMark } from './product-status'
import { Thumbnail } from './thumbnail'

interface ProductsProps {
  products: readonly ProductRow[]
  onView: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (product: ProductRow) => void
}

export function ProductsTable({ products, onView, onEdit, onRemove }: ProductsProps) {
  const words = useWords('adminProducts')
  const format = useFormat()
  return (
    <Table label={words('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{words('columns.product')}</TableHeader>
          <TableHeader>{words('platform')}</TableHeader>
          <TableHeader numeric>{words('columns.price')}</TableHeader>
          <TableHeader numeric>{words('columns.stock')}</TableHeader>
          <TableHeader>{words('status')}</TableHeader>
          <TableHeader numeric>{words('columns.rating')}</TableHeader>
          <TableHeader numeric>{words('columns.sales')}</TableHeader>
          <TableHeader numeric>{words('columns.actions')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableCell>
              <span className="flex items-center gap-3 py-0.5">
                <Thumbnail url={product.imageUrl} tint={product.tint} />
                <span className="max-w-64 min-w-0 leading-snug">
                  <b lang="de" className="block truncate font-semibold">
                    {product.name}
                  </b>
                  <small className="block truncate text-a-caption text-text-subtle">
                    {product.category}
                    {product.bestseller && `, ${words('bestseller')}`}
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
            <TableCell numeric detail={words('reviewCount', { count: product.reviewCount })}>
              {product.reviewCount > 0 ? format.number(product.rating) : '–'}
            </TableCell>
            <TableCell numeric>{format.number(product.salesCount)}</TableCell>
            <TableCell numeric>
              <span className="inline-flex gap-1">
                <IconButton
                  size="admin"
                  icon={EyeIcon}
                  label={words('view', { name: product.name })}
                  onClick={() => onView(product.id)}
                />
                <IconButton
                  size="admin"
                  icon={EditIcon}
                  label={words('edit', { name: product.name })}
                  onClick={() => onEdit(product.id)}
                />
                <IconButton
                  size="admin"
                  icon={TrashIcon}
                  label={words('delete', { name: product.name })}
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

/** One price per currency that differs: germany and mobile often share theirs. */
function Prices({ product: { prices } }: { product: ProductRow }) {
  const words = useWords('adminProducts')
  const format = useFormat()
  const texts = [...new Set(prices.map(({ price }) => format.money(price)))]
  const [first, ...others] = texts
  if (first === undefined) return <span className="text-text-subtle">{words('noPrice')}</span>
  return (
    <>
      <b className="font-semibold">{first}</b>
      {others.length > 0 && (
        <small className="block text-a-caption text-text-subtle">{others.join(' · ')}</small>
      )}
    </>
  )
}

function Stock({ product: { stock, lowStockThreshold } }: { product: ProductRow }) {
  const words = useWords('adminProducts')
  const format = useFormat()
  const low = stock <= lowStockThreshold
  return (
    <>
      <span className={low ? 'font-semibold text-warn-fg' : undefined}>{format.number(stock)}</span>
      {low && <small className="block text-a-caption text-warn-fg">{words('lowStock')}</small>}
    </>
  )
}

/** On phones: picture, name and price, state below; the actions in a menu. */
export function ProductRows({ products, onView, onEdit, onRemove }: ProductsProps) {
  const words = useWords('adminProducts')
  const common = useWords('admin')
  return (
    <ul className="border-t border-border">
      {products.map((product) => (
        <li
          key={product.id}
          className="flex items-center gap-3 border-b border-border bg-surface py-2.5 pr-1 pl-4 text-[0.9375rem]"
        >
          <Thumbnail url={product.imageUrl} tint={product.tint} size="m" />
          <button
            type="button"
            onClick={() => onEdit(product.id)}
            className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-xs text-left"
          >
            <b lang="de" className="truncate font-semibold">
              {product.name}
            </b>
            <span className="text-right tabular-nums">
              <Prices product={product} />
            </span>
            <span className="col-span-2 mt-1 flex items-center gap-2.5 text-a-small text-text-subtle">
              <ProductStatusMark status={product.status} />
              {words('columns.stock')} {product.stock}
              <span className="ml-auto">
                <PlatformMarks platforms={product.prices.map(({ platform }) => platform)} />
              </span>
            </span>
          </button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton icon={MoreIcon} label={common('form.moreActions', { name: product.name })} />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem icon={EyeIcon} onSelect={() => onView(product.id)}>
                {common('form.view')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={EditIcon} onSelect={() => onEdit(product.id)}>
                {common('form.edit')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={TrashIcon} tone="danger" onSelect={() => onRemove(product)}>
                {common('form.delete')}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </li>
      ))}
    </ul>
  )
}
