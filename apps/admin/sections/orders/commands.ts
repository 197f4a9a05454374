import { useMemo } from 'react'
import { BoxIcon, CheckIcon, FileIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { Command } from '@/screens/admin/layout/command-items'
import { useLatestHandler } from '@/screens/admin/shared/lists/use-latest-handler'
import type { AdminOrder, OrderDocument } from '@/shop/orders/admin-order'
import { isShippable, type OrderSummary } from '@/shop/orders/order'
import { awaitsPayment } from '@/shop/orders/payment-due'
import { useSectionCommands } from '../../layout/section-commands'
import { usePermissions } from '../../staff/queries'

interface OrderCommandsOptions {
  readonly ticked: readonly OrderSummary[]
  /** The order whose panel is open, which the commands are about if none is ticked. */
  readonly opened: AdminOrder | undefined
  /** @param opened the open order is paid, not the ticked ones */
  readonly onPay: (opened: boolean) => void
  readonly onShip: () => void
  readonly onAssign: (id: string) => void
  readonly onPrint: (kind: OrderDocument, orders: readonly OrderSummary[]) => void
}

const PRINTED = ['invoice', 'packing_slip'] as const satisfies readonly OrderDocument[]
const PRINT_ICONS = { invoice: FileIcon, packing_slip: BoxIcon } as const

/** Offers in the palette what can be done with the ticked orders, else with the open one. */
export function useOrderCommands({ ticked, opened, ...on }: OrderCommandsOptions): void {
  const t = useTranslations('adminOrders')
  const shipping = useTranslations('adminShipping')
  const permissions = usePermissions()
  const orders = useMemo(() => (ticked.length > 0 ? ticked : opened ? [opened] : []), [ticked, opened])
  const ship = useLatestHandler(() => (ticked.length === 0 && opened ? on.onAssign(opened.id) : on.onShip()))
  const pay = useLatestHandler(() => on.onPay(ticked.length === 0))
  const print = useLatestHandler((kind: OrderDocument) => on.onPrint(kind, orders))
  const here = useMemo(() => {
    if (orders.length === 0) return undefined
    const mayWrite = permissions.includes('orders.write')
    const commands: Command[] = []
    if (mayWrite && orders.some(isShippable))
      commands.push({
        id: 'ship',
        label: shipping('cargo.assign'),
        icon: TruckIcon,
        shortcut: 'S',
        run: ship,
      })
    if (mayWrite && orders.some(awaitsPayment))
      commands.push({ id: 'pay', label: t('bulk.confirmPaid'), icon: CheckIcon, shortcut: 'P', run: pay })
    if (permissions.includes('documents.read'))
      for (const kind of PRINTED)
        commands.push({
          id: kind,
          label: t(`documents.${orders.length > 1 ? 'many' : 'one'}.${kind}`),
          icon: PRINT_ICONS[kind],
          run: () => print(kind),
        })
    const [first] = orders
    return {
      label: orders.length === 1 && first ? first.number : t('select.count', { count: orders.length }),
      commands,
    }
  }, [orders, permissions, t, shipping, ship, pay, print])
  useSectionCommands(here)
}
