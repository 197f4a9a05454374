import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { TopProduct } from '@/shop/analytics/analytics'
import { EmptyState } from '@/ui/empty-state'
import { LoadingRegion } from '@/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { TableSkeleton } from '@/ui/table-states'
import { Panel } from '../shared/panel'
import { PlatformLabel } from '../shared/platform-label'

/** Best-selling products: name, platform, units sold, price. */
export function DashboardTop({ products }: { products: readonly TopProduct[] | undefined }) {
  const t = useTranslations('adminReports')
  return (
    <Panel
      title={t('dashboard.top')}
      aside={<span className="text-a-small text-text-subtle">{t('dashboard.topPeriod')}</span>}
    >
      {products === undefined ? (
        <LoadingRegion>
          <table className="w-full">
            <tbody>
              <TableSkeleton columns={2} rows={5} />
            </tbody>
          </table>
        </LoadingRegion>
      ) : products.length === 0 ? (
        <EmptyState density="admin" headingLevel={3} title={t('dashboard.topNone')} />
      ) : (
        <TopTable products={products} />
      )}
    </Panel>
  )
}

function TopTable({ products }: { products: readonly TopProduct[] }) {
  const t = useTranslations('adminReports')
  const contentLang = useContentLang()
  const format = useFormat()
  return (
    <Table label={t('dashboard.top')}>
      <TableHead className="sr-only">
        <TableRow>
          <TableHeader>{t('dashboard.product')}</TableHeader>
          <TableHeader numeric>{t('dashboard.sales')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product, index) => (
          <TableRow key={`${product.id}-${product.platform}`}>
            <TableCell className="w-full max-w-0">
              <span className="flex items-center gap-3 py-1">
                <span
                  aria-hidden="true"
                  className="grid size-9 flex-none place-items-center rounded-admin bg-surface-sunken text-a-small font-semibold text-text-muted tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 leading-snug">
                  <span lang={contentLang} className="block truncate">
                    {product.name}
                  </span>
                  <span className="text-a-caption">
                    <PlatformLabel platform={product.platform} />
                  </span>
                </span>
              </span>
            </TableCell>
            <TableCell numeric detail={format.money(product.price)}>
              <b className="font-semibold">{t('dashboard.sold', { count: product.salesCount })}</b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
