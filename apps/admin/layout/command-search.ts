import { useQuery } from '@tanstack/react-query'
import { listProductRows } from '@/shop/catalogue/admin-products.client'
import { listOrders } from '@/shop/orders/admin-orders.client'
import { listUsers } from '@/shop/users/users.client'
import type { CommandGroup, CommandHit } from '@/screens/admin/layout/command-items'
import type { CommandState } from '@/screens/admin/layout/command-palette'
import type { Permission } from '@/shop/roles/permissions'
import { useHttp } from '../app/application'
import { usePermissions } from '../staff/queries'
import { usePaused } from '../shared/use-paused'

const LIMIT = 5
const place = (section: string, name: string, id: string) =>
  `/admin/dashboard?section=${section}&${name}=${encodeURIComponent(id)}`

const NEEDED: Readonly<Record<CommandGroup, Permission>> = {
  orders: 'orders.read',
  products: 'catalogue.read',
  customers: 'customers.read',
}

/** What may not be seen is not asked for, and has no hits. */
function useHits(kind: CommandGroup, search: string, find: () => Promise<readonly CommandHit[]>) {
  const mayRead = usePermissions().includes(NEEDED[kind])
  const enabled = search.length > 1 && mayRead
  const query = useQuery({ queryKey: ['command', kind, search], queryFn: find, enabled })
  return { data: query.data, isError: query.isError, isPending: mayRead && query.isPending }
}

/** Searches orders, products and customers from two letters on; each list can fail on its own. */
export function useCommandSearch(query: string): CommandState {
  const http = useHttp()
  const wanted = query.trim()
  const search = usePaused(wanted)
  const filter = { search, limit: LIMIT }
  const orders = useHits('orders', search, async () =>
    (await listOrders(http, filter)).items.map(({ id, number, customer, status }) => ({
      id,
      label: number,
      detail: customer.name,
      status,
      href: place('orders', 'order', id),
    })),
  )
  const products = useHits('products', search, async () =>
    (await listProductRows(http, filter)).items.map(({ id, name, category }) => ({
      id,
      label: name,
      detail: category,
      href: place('products', 'product', id),
    })),
  )
  const customers = useHits('customers', search, async () =>
    (await listUsers(http, filter)).items.map(({ id, name, email }) => ({
      id,
      label: name,
      detail: email,
      href: place('users', 'user', id),
    })),
  )
  if (wanted.length < 2) return { status: 'idle' }
  const all = [orders, products, customers]
  if (wanted !== search || all.some(({ isPending }) => isPending)) return { status: 'loading' }
  const hits = { orders: orders.data ?? [], products: products.data ?? [], customers: customers.data ?? [] }
  return { status: all.some(({ isError }) => isError) ? 'error' : 'ready', hits }
}
