import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { Panel } from '../shared/panel'
import { PlatformLabel } from '../shared/platform-label'

/** Best-selling products of the period. */
export function AnalyticsSellers({ analytics }: { analytics: Analytics }) {
  const { bestSellers: sellers, currency } = analytics
  const t = useTranslations('adminReports')
  const contentLang = useContentLang()
  const format = useFormat()
  return (
    <Panel title={t('analytics.bestSellers')}>
      <Table label={t('analytics.bestSellers')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('dashboard.product')}</TableHeader>
            <TableHeader>{t('dashboard.platforms')}</TableHeader>
            <TableHeader numeric>{t('analytics.wishes')}</TableHeader>
            <TableHeader numeric>{t('analytics.cartAdds')}</TableHeader>
            <TableHeader numeric>{t('dashboard.sales')}</TableHeader>
            <TableHeader numeric>{t('analytics.revenue')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sellers.map(({ id, name, platform, wishes, cartAdds, salesCount, revenue }) => (
            <TableRow key={`${id}-${platform}`}>
              <TableCell lang={contentLang} className="font-medium">
                {name}
              </TableCell>
              <TableCell>
                <PlatformLabel platform={platform} />
              </TableCell>
              <TableCell numeric>{format.number(wishes)}</TableCell>
              <TableCell numeric>{format.number(cartAdds)}</TableCell>
              <TableCell numeric>{format.number(salesCount)}</TableCell>
              <TableCell numeric className="font-semibold">
                {format.money({ amount: revenue, currency })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
