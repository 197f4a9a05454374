import { cva } from 'class-variance-authority'
import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '@/icons'
import { NoticeToast, type NoticeToastProps } from '../notice-toast'
import { Panel } from '../panel'
import { ScreenHeader } from '../screen-header'
import { CardGrid, CardGridSkeleton } from './card-grid'
import { choicesOf, searchOf, type ListFilter } from './filter-description'
import { ListBody } from './list-body'
import type { FilterChoice } from './filter-types'
import { ListFilters } from './list-filters'
import { ListSkeleton } from './list-skeleton'
import type { ListState } from './list-state'

const tablePanel = cva('max-md:border-0 max-md:bg-transparent', {
  variants: { below: { true: 'mt-4', false: '' } },
})

/** Props every list screen receives from its container. */
export interface ListProps<Row, Filters> {
  state: ListState<Row>
  filters: Filters
  onFiltersChange: (filters: Filters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onNoticeEnd: () => void
}

/** Tables are on a panel together with their filters, cards directly on the page. */
type ListLayout =
  | { readonly kind: 'cards' }
  | {
      readonly kind: 'table'
      readonly columns: number
      /** Number of skeleton rows. @default 10 */
      readonly skeletonRows?: number
      readonly className?: string
    }

interface ListScreenProps<Row, Filters extends object> {
  list: ListProps<Row, Filters>
  layout: ListLayout
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Content between title and list. */
  summary?: ReactNode
  /** Label of the search field; without it the search is hidden. */
  search?: string
  filterBy: readonly ListFilter<Filters>[]
  /** Selects that are not filters, for example the sort order. */
  moreChoices?: readonly FilterChoice[]
  /** Default values of the filters. */
  noFilters: Filters
  /** Content above the filters. */
  above?: ReactNode
  /** Content between filters and rows. */
  toolbar?: ReactNode
  rows: (items: readonly Row[]) => ReactNode
  icon: ComponentType<IconProps>
  errorText: string
  /** Empty state without filters. */
  empty: { title: string; text: string; action?: ReactNode }
  /** Wraps the list, for example to place a panel beside it. */
  frame?: (content: ReactNode) => ReactNode
  message?: Pick<NoticeToastProps, 'notice' | 'tone' | 'text' | 'action'>
  /** Dialogs. */
  children?: ReactNode
}

/** List section: title, filters, rows in every state, pagination and toasts. */
export function ListScreen<Row, Filters extends object>({
  list,
  layout,
  frame = (content) => content,
  ...props
}: ListScreenProps<Row, Filters>) {
  const { state, filters, onFiltersChange } = list
  const Icon = props.icon
  const standard = new Map<string, unknown>(Object.entries(props.noFilters))
  const body = (
    <ListBody
      state={state}
      skeleton={
        layout.kind === 'cards' ? (
          <CardGridSkeleton />
        ) : (
          <ListSkeleton columns={layout.columns} rows={layout.skeletonRows} />
        )
      }
      rows={props.rows}
      errorText={props.errorText}
      onRetry={list.onRetry}
      filtered={Object.entries(filters).some(([name, value]) => value && value !== standard.get(name))}
      onClearFilters={() => onFiltersChange(props.noFilters)}
      icon={<Icon size="l" />}
      empty={props.empty}
      onPageChange={list.onPageChange}
      pagerOnlyIfNeeded={layout.kind === 'cards'}
    />
  )
  const search = props.search === undefined ? undefined : searchOf(props.search, filters, onFiltersChange)
  const choices = [...choicesOf(props.filterBy, filters, onFiltersChange), ...(props.moreChoices ?? [])]
  const bar = (search !== undefined || choices.length > 0) && (
    <ListFilters bare={layout.kind === 'cards'} search={search} choices={choices} />
  )
  return (
    <>
      <ScreenHeader title={props.title}>{props.actions}</ScreenHeader>
      {props.summary}
      {frame(
        layout.kind === 'cards' ? (
          <>
            {bar}
            <CardGrid state={state}>{body}</CardGrid>
          </>
        ) : (
          <Panel className={tablePanel({ below: Boolean(props.summary), className: layout.className })}>
            {props.above}
            {bar}
            {props.toolbar}
            {body}
          </Panel>
        ),
      )}
      {props.children}
      {props.message && <NoticeToast {...props.message} onEnd={list.onNoticeEnd} />}
    </>
  )
}
