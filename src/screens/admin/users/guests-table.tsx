import { useFormat, useTranslations } from '@/i18n'
import type { Guest } from '@/shop/users/users'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { ListTable } from '../shared/lists/list-table'
import { PlatformLabel } from '../shared/platform-label'
import { RowList } from '../shared/lists/row-list'

/** Columns that may be left out and moved, with the keys of their texts. */
export const GUEST_COLUMNS = {
  platform: 'platform',
  orders: 'modal.orders',
  spent: 'modal.spent',
  lastOrder: 'guests.lastOrder',
} as const

interface GuestsProps {
  guests: readonly Guest[]
  /** Of `GUEST_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  onOpen: (id: string) => void
}

/** What a guest spent, by currency. */
export function useSpent() {
  const format = useFormat()
  return ({ spent }: Pick<Guest, 'spent'>): string => spent.map(format.money).join(' + ') || '–'
}

/** Guests as a table; a row opens the dialog. */
export function GuestsTable({ guests, columns, onOpen }: GuestsProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const spentOf = useSpent()
  const all: readonly ListColumn<Guest>[] = [
    {
      header: t('guests.one'),
      cell: ({ name, email }) => (
        <span className="flex items-center gap-2.75">
          <Avatar size="s" name={name} />
          <span className="max-w-60 min-w-0 leading-snug @max-3xl:max-w-40">
            <span className="block truncate">{name}</span>
            <small className="block truncate text-a-caption text-text-subtle">{email}</small>
          </span>
        </span>
      ),
    },
    { id: 'platform', header: t('platform'), cell: ({ platform }) => <PlatformLabel platform={platform} /> },
    {
      id: 'orders',
      header: t('modal.orders'),
      numeric: true,
      cell: ({ orderCount }) => format.number(orderCount),
    },
    { id: 'spent', header: t('modal.spent'), numeric: true, cell: spentOf },
    {
      id: 'lastOrder',
      header: t('guests.lastOrder'),
      cellClassName: 'text-text-muted',
      cell: ({ lastOrder }) => format.date(lastOrder),
      detail: ({ lastOrder }) => format.date(lastOrder, 'clock'),
    },
    {
      header: t('columns.action'),
      numeric: true,
      cell: ({ id, name }) => (
        <Button
          variant="outline"
          size="admin"
          data-opener
          aria-label={t('guests.showOne', { name })}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(id)
          }}
        >
          {t('guests.show')}
        </Button>
      ),
    },
  ]
  return (
    <ListTable
      label={t('guests.title')}
      rows={guests}
      onRowClick={({ id }) => onOpen(id)}
      columns={arranged(all, columns)}
    />
  )
}

/** List layout for phones; the whole row opens the dialog. */
export function GuestRows({ guests, onOpen }: GuestsProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const spentOf = useSpent()
  return (
    <RowList>
      {guests.map((guest) => (
        <li key={guest.id} data-row={guest.id} className="border-b border-border bg-surface">
          <button
            type="button"
            data-opener
            aria-haspopup="dialog"
            onClick={() => onOpen(guest.id)}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 pt-3.25 pb-3.5 text-start text-[0.9375rem] focus-visible:-outline-offset-2"
          >
            <Avatar name={guest.name} />
            <span className="min-w-0 leading-snug">
              <b className="block truncate font-semibold">{guest.name}</b>
              <small className="block truncate text-a-small text-text-subtle">{guest.email}</small>
            </span>
            <PlatformLabel platform={guest.platform} />
            <span className="col-span-3 mt-2 flex flex-wrap items-center gap-x-2.5 text-a-small tabular-nums">
              <span>{t('guests.orders', { count: guest.orderCount })}</span>
              <span>{spentOf(guest)}</span>
              <span className="ms-auto text-text-muted">{format.date(guest.lastOrder)}</span>
            </span>
          </button>
        </li>
      ))}
    </RowList>
  )
}
