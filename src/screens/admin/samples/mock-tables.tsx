import { useFormat, useWords } from '../../../i18n'
import { Status } from '../../../ui/status'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table'
import { platformSamples, type MockPlatform } from './mock-data'
import { OrderStatusMark } from '../orders/order-status'
import { Panel } from '../shared/panel'

const TONES = { active: 'success', low: 'warn', out: 'danger' } as const
const stateOf = (stock: number): keyof typeof TONES => (stock === 0 ? 'out' : stock < 10 ? 'low' : 'active')

/** Sample products of a platform. */
export function MockProducts({ platform }: { platform: MockPlatform }) {
  const words = useWords('adminMock')
  const format = useFormat()
  const { rows, currency } = platformSamples[platform]
  return (
    <Panel>
      <Table label={words('tabs.products')}>
        <TableHead>
          <TableRow>
            <TableHeader>{words('products.name')}</TableHeader>
            <TableHeader className="max-sm:hidden">{words('products.category')}</TableHeader>
            <TableHeader numeric>{words('products.price')}</TableHeader>
            <TableHeader numeric>{words('products.stock')}</TableHeader>
            <TableHeader>{words('products.status')}</TableHeader>
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
                  {words(`products.states.${stateOf(stock)}`)}
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
  const words = useWords('adminMock')
  const format = useFormat()
  const { recent, currency } = platformSamples[platform]
  return (
    <Panel>
      <Table label={words('tabs.orders')}>
        <TableHead>
          <TableRow>
            <TableHeader>{words('orders.number')}</TableHeader>
            <TableHeader>{words('orders.customer')}</TableHeader>
            <TableHeader>{words('orders.status')}</TableHeader>
            <TableHeader numeric>{words('orders.total')}</TableHeader>
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
