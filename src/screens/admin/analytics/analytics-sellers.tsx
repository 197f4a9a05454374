import { useFormat, useWords } from '../../../i18n'
import type { Analytics } from '../../../domain/analytics/back-office'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table'
import { Panel } from '../shared/panel'
import { PlatformLabel } from '../shared/platform-label'

/** What sold best in the period. */
export function AnalyticsSellers({ sellers }: { sellers: Analytics['bestSellers'] }) {
  const words = useWords('adminReports')
  const format = useFormat()
  return (
    <Panel title={words('analytics.bestSellers')}>
      <Table label={words('analytics.bestSellers')}>
        <TableHead>
          <TableRow>
            <TableHeader>{words('dashboard.product')}</TableHeader>
            <TableHeader>{words('dashboard.platforms')}</TableHeader>
            <TableHeader numeric>{words('dashboard.sales')}</TableHeader>
            <TableHeader numeric>{words('analytics.revenue')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sellers.map(({ id, name, platform, salesCount, price, revenue }) => (
            <TableRow key={`${id}-${platform}`}>
              <TableCell lang="de" className="font-medium">
                {name}
              </TableCell>
              <TableCell>
                <PlatformLabel platform={platform} />
              </TableCell>
              <TableCell numeric>{format.number(salesCount)}</TableCell>
              <TableCell numeric className="font-semibold">
                {format.money({ amount: revenue, currency: price.currency })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
