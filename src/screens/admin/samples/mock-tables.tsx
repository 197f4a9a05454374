import { useFormat, useTranslations } from '@/i18n'
import { Status } from '@/ui/status'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { platformSamples, type MockPlatform } from './mock-data'
import { OrderStatusMark } from '../orders/order-status'
import { Panel } from '../shared/panel'

const TONES = { active: 'success', low: 'warn', out: 'danger' } as const
const stateOf = (stock: number): keyof typeof TONES => (stock === 0 ? 'out' : stock < 10 ? 'low' : 'active')

/** Sample products of a platform. */
export function MockProducts({ platform }: { platform: MockPlatform }) {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { rows, currency } = platformSamples[platform]
  return (
    <Panel>
      <Table label={t('tabs.products')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('products.name')}</TableHeader>
            <TableHeader className="max-sm:hidden">{t('products.category')}</TableHeader>
            <TableHeader numeric>{t('products.price')}</TableHeader>
            <TableHeader numeric>{t('products.stock')}</TableHeader>
            <TableHeader>{t('products.status')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, category, price, stock }) => (
            <TableRow key={name}>
              <TableCell lang="de" className="font-medium">
                {name}
              </TableCell>
              <TableCell lang="en" className="text-text-muted max-sm:hidden">
                {category}
              </TableCell>
              <TableCell numeric>{format.money({ amount: price, currency })}</TableCell>
              <TableCell numeric>{format.number(stock)}</TableCell>
              <TableCell>
                <Status size="admin" tone={TONES[stateOf(stock)]}>
                  {t(`products.states.${stateOf(stock)}`)}
                </Status>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

/** Sample orders of a platform. */
export function MockOrders({ platform }: { platform: MockPlatform }) {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { recent, currency } = platformSamples[platform]
  return (
    <Panel>
      <Table label={t('tabs.orders')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('orders.number')}</TableHeader>
            <TableHeader>{t('orders.customer')}</TableHeader>
            <TableHeader>{t('orders.status')}</TableHeader>
            <TableHeader numeric>{t('orders.total')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {recent.map(({ number, customer, total, status }) => (
            <TableRow key={number}>
              <TableCell className="font-semibold">{number}</TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell>
                <OrderStatusMark status={status} />
              </TableCell>
              <TableCell numeric>{format.money({ amount: total, currency })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
