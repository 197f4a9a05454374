import { DownloadIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { ListedPaper } from '@/shop/bookkeeping/bookkeeping'
import { platformTimeZone } from '@/shop/shared/platform'
import type { PaperFormat } from '@/shop/orders/admin-order'
import { hasEInvoices } from '@/shop/orders/invoice'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { IconButton } from '@/ui/icon-button'
import { Link } from '@/ui/link'
import { Status } from '@/ui/status'
import { sectionHref } from '../layout/sections'
import { ListTable } from '../shared/lists/list-table'
import { PlatformMarks } from '../shared/platform-label'
import { usePhone } from '../shared/use-narrow'
import { PAPER_FILTERS, type PaperFilter } from './bookkeeping-types'

interface PaperTabsProps {
  papers: readonly ListedPaper[]
  filter: PaperFilter
  onFilterChange: (filter: PaperFilter) => void
}

/** All papers of the month or one kind, each with its number. */
export function PaperTabs({ papers, filter, onFilterChange }: PaperTabsProps) {
  const t = useTranslations('adminBookkeeping')
  const counted = (each: PaperFilter) =>
    each === 'all' ? papers.length : papers.filter(({ kind }) => kind === each).length
  return (
    <div
      role="group"
      aria-label={t('kind')}
      className="flex gap-1.5 max-md:-mx-4 max-md:w-screen max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4 max-md:py-1"
    >
      {PAPER_FILTERS.map((each) => (
        <Chip key={each} selected={each === filter} onClick={() => onFilterChange(each)}>
          {t(`filters.${each}`)} {counted(each)}
        </Chip>
      ))}
    </div>
  )
}

interface PaperListProps {
  papers: readonly ListedPaper[]
  /** True while a file is on its way. */
  busy: boolean
  onPaper: (paper: ListedPaper, format: PaperFormat) => void
}

/** Table of papers; on phones three lines each. */
export function PaperList({ papers, busy, onPaper }: PaperListProps) {
  const t = useTranslations('adminBookkeeping')
  const format = useFormat()
  const phone = usePhone()
  const amount = ({ currency }: ListedPaper, minor: number) => format.money({ amount: minor, currency })
  const kind = (paper: ListedPaper) =>
    paper.kind === 'invoice' ? (
      t('kinds.invoice')
    ) : (
      <Status size="admin" tone="danger">
        {t(`kinds.${paper.kind}`)}
      </Status>
    )
  const order = ({ orderId, orderNumber }: ListedPaper) => (
    <Link href={`${sectionHref('orders')}&order=${orderId}`}>{orderNumber}</Link>
  )
  const files = (paper: ListedPaper) => (
    <span className="inline-flex items-center gap-1 max-md:flex-col">
      <IconButton
        size="admin"
        icon={DownloadIcon}
        label={t('paper', { number: paper.number })}
        disabled={busy}
        onClick={() => onPaper(paper, 'pdf')}
      />
      {hasEInvoices(paper.platform) && (
        <Button
          variant="ghost"
          size="admin"
          aria-label={t('xmlOf', { number: paper.number })}
          disabled={busy}
          onClick={() => onPaper(paper, 'x_rechnung')}
        >
          {t('xml')}
        </Button>
      )}
    </span>
  )
  if (phone)
    return (
      <ul className="bg-surface">
        {papers.map((paper) => (
          <li key={paper.number} className="flex items-center gap-2 border-b border-border py-2.5 ps-4 pe-2">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="flex justify-between gap-3 font-semibold tabular-nums">
                {paper.number}
                <span>{amount(paper, paper.gross)}</span>
              </p>
              <p className="flex justify-between gap-3 text-a-small text-text-muted">
                <span className="min-w-0 truncate">{paper.name}</span>
                <span className="flex-none">
                  {format.date(paper.issuedAt, 'day', platformTimeZone[paper.platform])}
                </span>
              </p>
              <p className="flex items-center justify-between gap-3 text-a-small">
                {order(paper)}
                {kind(paper)}
              </p>
            </div>
            {files(paper)}
          </li>
        ))}
      </ul>
    )
  return (
    <ListTable
      label={t('papers')}
      rows={papers.map((paper) => ({ ...paper, id: paper.number }))}
      columns={[
        {
          header: t('columns.number'),
          cell: ({ number }) => <strong className="font-semibold">{number}</strong>,
          detail: ({ issuedAt, platform }) => format.date(issuedAt, 'short', platformTimeZone[platform]),
        },
        { header: t('columns.file'), cell: files },
        { header: t('columns.kind'), cell: kind },
        { header: t('columns.order'), cell: order },
        { header: t('columns.customer'), cell: ({ name }) => name, wrap: true, cellClassName: 'min-w-32' },
        { header: t('columns.platform'), cell: ({ platform }) => <PlatformMarks platforms={[platform]} /> },
        {
          header: t('columns.net'),
          numeric: true,
          cell: (paper) => amount(paper, paper.gross - paper.tax),
        },
        { header: t('columns.tax'), numeric: true, cell: (paper) => amount(paper, paper.tax) },
        {
          header: t('columns.gross'),
          numeric: true,
          cell: (paper) => <strong className="font-semibold">{amount(paper, paper.gross)}</strong>,
        },
      ]}
    />
  )
}
