import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons'
import { useTranslations } from '../i18n'
import type { Anchor } from './anchor'
import { pagesShown } from './pages-shown'
import { VisuallyHidden } from './visually-hidden'

const paginationStyles = cva('')
const pageStyles = cva(
  'grid min-h-hit min-w-hit place-items-center rounded-m px-2 font-medium tabular-nums transition-colors duration-fast max-sm:min-w-10 max-sm:px-1',
  {
    variants: {
      state: {
        current:
          'bg-text text-bg forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        other: 'text-text-muted hover:bg-surface-hover hover:text-text',
        off: 'text-disabled-text',
      },
    },
    defaultVariants: { state: 'other' },
  },
)

type PageState = VariantProps<typeof pageStyles>['state']

interface PaginationOwnProps {
  /** Current page, 1-based. */
  page: number
  /** Number of pages; renders nothing if 1 or less. */
  totalPages: number
  /** URL of a page; the numbers are links. */
  hrefOf?: (page: number) => string
  /** Called with the requested page, 1-based, where the page is held in state: without `hrefOf` the numbers are buttons. */
  onPageChange?: (page: number) => void
  /** Component that renders links: the router’s own, or `a`. @default 'a' */
  link?: Anchor
  /** Accessible name, read by screen readers. @default 'Pages' in the current language */
  label?: string
}
export type PaginationProps = PaginationOwnProps & Omit<ComponentProps<'nav'>, keyof PaginationOwnProps>

/** Numbered pages: links by `hrefOf`, or buttons by `onPageChange`. For a table's footer see `Pager`. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
  onPageChange,
  link: Link = 'a',
  label,
  className,
  ...rest
}: PaginationProps) {
  const t = useTranslations('ui')
  if (totalPages <= 1) return null
  // A phone has room for four numbers: first, last and current page.
  const isNeighbour = (shown: number) =>
    totalPages > 4 && shown !== 1 && shown !== page && shown !== totalPages
  const steps = {
    previous: { target: page - 1, name: t('pagination.previous'), Icon: ChevronLeftIcon },
    next: { target: page + 1, name: t('pagination.next'), Icon: ChevronRightIcon },
  }
  const cell = (to: number, name: string, content: ReactNode, state: PageState = 'other') => {
    const shared = {
      'aria-label': name,
      'aria-current': state === 'current' ? ('page' as const) : undefined,
      'aria-disabled': state === 'off' || undefined,
      className: pageStyles({ state }),
    }
    if (!hrefOf)
      return (
        // At an end the button keeps its focus and does nothing.
        <button type="button" onClick={() => state !== 'off' && onPageChange?.(to)} {...shared}>
          {content}
        </button>
      )
    return state === 'off' ? (
      <span role="link" {...shared}>
        {content}
      </span>
    ) : (
      <Link href={hrefOf(to)} {...shared}>
        {content}
      </Link>
    )
  }
  const step = ({ target, name, Icon }: (typeof steps)['next']) => (
    <li>{cell(target, name, <Icon />, target < 1 || target > totalPages ? 'off' : 'other')}</li>
  )
  return (
    <nav
      data-slot="pagination"
      aria-label={label ?? t('pagination.label')}
      className={paginationStyles({ className })}
      {...rest}
    >
      <ul className="flex flex-wrap items-center justify-center gap-1.5 max-sm:gap-0.5">
        {step(steps.previous)}
        {pagesShown(page, totalPages).map((shown) =>
          typeof shown === 'string' ? (
            <li key={shown} aria-hidden="true" className="px-1 text-text-subtle">
              …
            </li>
          ) : (
            <li key={shown} data-near={isNeighbour(shown) || undefined} className="max-sm:data-near:hidden">
              {cell(
                shown,
                t('pagination.page', { page: shown }),
                shown,
                shown === page ? 'current' : 'other',
              )}
            </li>
          ),
        )}
        {step(steps.next)}
      </ul>
      {!hrefOf && <VisuallyHidden role="status">{t('pagination.page', { page })}</VisuallyHidden>}
    </nav>
  )
}
