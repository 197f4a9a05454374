import { useFormat, useTranslations } from '@/i18n'
import { LOGGED_KINDS, type MailRow, type MailState } from '@/shop/mails/mails'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Status, type StatusTone } from '@/ui/status'
import { sectionHref } from '../layout/sections'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { ListTable } from '../shared/lists/list-table'
import { May, useMay } from '../shared/permissions'
import { RowList } from '../shared/lists/row-list'

/** Columns that may be left out and moved, with the keys of their texts. */
export const MAIL_COLUMNS = {
  created: 'mails.columns.created',
  kind: 'mails.columns.kind',
  order: 'fields.orderNumber',
  recipient: 'mails.columns.recipient',
  state: 'mails.columns.state',
  error: 'mails.columns.error',
} as const

export interface MailListProps {
  mails: readonly MailRow[]
  /** Of `MAIL_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  /** Id of the mail being resent. */
  resending?: string
  onResend: (id: string) => void
}

const tones: Readonly<Record<MailState, StatusTone>> = { waiting: 'info', sent: 'success', failed: 'danger' }

function useMailKind() {
  const t = useTranslations('adminActivity')
  return (kind: string) => {
    const known = LOGGED_KINDS.find((each) => each === kind)
    return known ? t(`mails.kinds.${known}`) : kind
  }
}

/** Mails with status and last error; failed ones can be resent. */
export function MailsTable(props: MailListProps) {
  const t = useTranslations('adminActivity')
  const format = useFormat()
  const kindOf = useMailKind()
  const mayResend = useMay('mails.write')
  const all: readonly ListColumn<MailRow>[] = [
    {
      id: 'created',
      header: t('mails.columns.created'),
      cell: ({ createdAt }) => format.date(createdAt, 'time'),
      cellClassName: 'whitespace-nowrap text-text-muted tabular-nums',
    },
    { id: 'kind', header: t('mails.columns.kind'), cell: ({ kind }) => kindOf(kind) },
    { id: 'order', header: t('fields.orderNumber'), cell: (mail) => <OrderOf mail={mail} /> },
    {
      id: 'recipient',
      header: t('mails.columns.recipient'),
      cell: ({ recipient }) => recipient,
      wrap: true,
      cellClassName: 'min-w-48',
    },
    { id: 'state', header: t('mails.columns.state'), cell: (mail) => <MailState mail={mail} /> },
    {
      id: 'error',
      header: t('mails.columns.error'),
      cell: ({ lastError }) => lastError ?? '–',
      wrap: true,
      cellClassName: 'min-w-64 text-a-small text-text-muted',
    },
    ...(mayResend
      ? [
          {
            header: t('mails.columns.action'),
            numeric: true,
            cell: (mail: MailRow) => <ResendButton {...props} mail={mail} />,
          },
        ]
      : []),
  ]
  return <ListTable label={t('tabs.mails')} rows={props.mails} columns={arranged(all, props.columns)} />
}

/** List layout for phones. */
export function MailRows(props: MailListProps) {
  const format = useFormat()
  const kindOf = useMailKind()
  return (
    <RowList>
      {props.mails.map((mail) => (
        <li
          key={mail.id}
          data-row={mail.id}
          className="grid grid-cols-1 gap-1.5 border-b border-border bg-surface px-4 py-3.5"
        >
          <span className="flex justify-between gap-3">
            <b className="font-semibold">{kindOf(mail.kind)}</b>
            <span className="text-a-small text-text-muted tabular-nums">
              {format.date(mail.createdAt, 'time')}
            </span>
          </span>
          <span className="wrap-anywhere">{mail.recipient}</span>
          {mail.orderNumber !== undefined && <OrderOf mail={mail} />}
          <MailState mail={mail} />
          {mail.lastError && (
            <span className="text-a-small wrap-anywhere text-text-muted">{mail.lastError}</span>
          )}
          <May needs="mails.write">
            <ResendButton {...props} mail={mail} />
          </May>
        </li>
      ))}
    </RowList>
  )
}

function OrderOf({ mail: { orderNumber } }: { mail: MailRow }) {
  const mayOpen = useMay('orders.read')
  if (orderNumber === undefined || !mayOpen) return orderNumber ?? '–'
  return (
    <Link href={`${sectionHref('orders')}&search=${orderNumber}`} className="justify-self-start tabular-nums">
      {orderNumber}
    </Link>
  )
}

function MailState({ mail: { state, attempts, nextAttemptAt } }: { mail: MailRow }) {
  const t = useTranslations('adminActivity')
  const format = useFormat()
  return (
    <span className="leading-snug">
      <Status size="admin" tone={tones[state]}>
        {t(`mails.states.${state}`)}
      </Status>
      <small className="block text-a-caption text-text-subtle">
        {nextAttemptAt === undefined || attempts === 0
          ? t('mails.attempts', { count: attempts })
          : t('mails.next', { time: format.date(nextAttemptAt, 'clock') })}
      </small>
    </span>
  )
}

/** A sent mail cannot be resent, because its content has been deleted. */
function ResendButton({
  mail,
  resending,
  onResend,
}: Omit<MailListProps, 'mails' | 'columns'> & { mail: MailRow }) {
  const t = useTranslations('adminActivity')
  if (mail.state === 'sent') return null
  return (
    <Button
      variant="outline"
      size="admin"
      loading={resending === mail.id}
      disabled={resending !== undefined}
      aria-label={t('mails.resendOne', { recipient: mail.recipient })}
      onClick={() => onResend(mail.id)}
    >
      {t('mails.resend')}
    </Button>
  )
}
