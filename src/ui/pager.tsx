import { cva } from 'class-variance-authority'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useFormat, useTranslations } from '../i18n'
import { Button } from './button'

const pagerStyles = cva(
  'flex flex-wrap items-center gap-2 border-t border-border py-2.5 ps-4.5 pe-3.5 text-a-small text-text-muted tabular-nums focus-visible:-outline-offset-2',
)

interface PagerOwnProps {
  /** Current page, 1-based. */
  page: number
  /** Number of pages; 0 is shown as 1. */
  totalPages: number
  /** Entries on all pages. */
  total: number
  /** Text beside the number of entries. */
  note?: ReactNode
  /** Called with the requested page, 1-based. */
  onPageChange: (page: number) => void
}
export type PagerProps = PagerOwnProps & Omit<ComponentProps<'nav'>, keyof PagerOwnProps>

/** Footer of a table whose page is held in state: 'Sayfa 1 / 33 (328 kayıt)' with previous and next. */
export function Pager({ page, totalPages, total, note, onPageChange, className, ...rest }: PagerProps) {
  const t = useTranslations('ui')
  const format = useFormat()
  const pages = Math.max(totalPages, 1)
  const nav = useRef<HTMLElement>(null)
  const turn = (to: number) => {
    // The pressed button is disabled on the first and last page and would lose the focus.
    if (to <= 1 || to >= pages) nav.current?.focus()
    onPageChange(to)
  }
  return (
    <nav
      ref={nav}
      tabIndex={-1}
      data-slot="pager"
      aria-label={t('pagination.label')}
      className={pagerStyles({ className })}
      {...rest}
    >
      <span role="status">
        {t('pagination.summary', {
          page: format.number(page),
          pages: format.number(pages),
          count: total,
        })}
      </span>
      {note && <span className="text-text-subtle">{note}</span>}
      {pages > 1 && (
        <span className="ms-auto inline-flex gap-2">
          <Button variant="outline" size="admin" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {t('pagination.back')}
          </Button>
          <Button variant="outline" size="admin" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {t('pagination.forward')}
          </Button>
        </span>
      )}
    </nav>
  )
}
