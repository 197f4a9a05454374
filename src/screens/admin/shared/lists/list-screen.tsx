import { PlusIcon } from '@/icons'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { cva } from 'class-variance-authority'
import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '@/icons'
import { NoticeToast, type NoticeToastProps } from '../notice-toast'
import { Panel } from '../panel'
import { ScreenHeader } from '../screen-header'
import { CardGrid, CardGridSkeleton } from './card-grid'
import { choicesOf, searchOf, type ListFilter } from './filter-description'
import { ColumnsMenu } from './columns-menu'
import type { ColumnChoice } from './list-columns'
import { ListBody } from './list-body'
import type { FilterChoice, MoreFilters } from './filter-types'
import { ListFilters } from './list-filters'
import { ListSkeleton } from './list-skeleton'
import type { ListState } from './list-state'
import { usePhone } from '../use-narrow'

const tablePanel = cva('max-md:border-0 max-md:bg-transparent', {
  variants: { below: { true: 'mt-4', false: '' } },
})

const viewsRow = cva('flex min-h-14.25 items-center gap-2.5 border-b border-border max-md:min-h-12', {
  variants: { kind: { table: 'px-4.5 max-md:px-4', cards: 'mb-3' } },
})

/** Props every list screen receives from its container. */
export interface ListProps<Row, Filters> {
  state: ListState<Row>
  filters: Filters
  onFiltersChange: (filters: Filters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onNoticeEnd: () => void
  /** Views kept of this list: `ViewTabs`, if there are any, and the button that keeps what is shown. */
  listViews?: { readonly tabs: ReactNode; readonly button: ReactNode }
}

/** Tables are on a panel together with their filters, cards directly on the page. */
type ListLayout =
  | { readonly kind: 'cards' }
  | {
      readonly kind: 'table'
      readonly columns: number
      /** Number of skeleton rows. @default 10 */
      readonly skeletonRows?: number
      /** The rows show times, whose zone is named below them. @default false */
      readonly timed?: boolean
      readonly className?: string
    }

/** Press that adds an item. */
interface ListCreate {
  readonly label: string
  /** Label in the empty list. @default `label` */
  readonly first?: string
  readonly onPress: () => void
}

interface ListScreenProps<Row, Filters extends object> {
  list: ListProps<Row, Filters>
  layout: ListLayout
  title: string
  /** Columns that can be chosen, with their labels; not on phones, which show every row whole. */
  columns?: ColumnChoice & { readonly names: Readonly<Record<string, string>> }
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Adds an item: a button beside the title and in the empty list, on phones a '+' beside the filters. */
  create?: ListCreate | false
  /** Content between title and list. */
  summary?: ReactNode
  /** Label of the search field; without it the search is hidden. */
  search?: string
  filterBy: readonly ListFilter<Filters>[]
  /** Selects that are not filters, for example the sort order. */
  moreChoices?: readonly FilterChoice[]
  /** Filters that have no select of their own. */
  moreFilters?: MoreFilters
  /** Shows the first filter as chips on phones. @default true without content above the filters */
  chips?: boolean
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
  const { create } = props
  const phone = usePhone()
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
      empty={{
        ...props.empty,
        ...(create && {
          action: <CreateButton create={{ ...create, label: create.first ?? create.label }} />,
        }),
      }}
      onPageChange={list.onPageChange}
      pagerOnlyIfNeeded={layout.kind === 'cards'}
      timed={layout.kind === 'table' && layout.timed}
    />
  )
  const search = props.search === undefined ? undefined : searchOf(props.search, filters, onFiltersChange)
  const choices = [...choicesOf(props.filterBy, filters, onFiltersChange), ...(props.moreChoices ?? [])]
  const bar = (search !== undefined || choices.length > 0) && (
    <ListFilters
      bare={layout.kind === 'cards'}
      search={search}
      choices={choices}
      more={props.moreFilters}
      chips={props.chips ?? !props.above}
      end={
        <>
          {list.listViews?.button}
          {phone && create && (
            <IconButton
              variant="soft"
              size="admin"
              icon={PlusIcon}
              label={create.label}
              onClick={create.onPress}
            />
          )}
        </>
      }
    />
  )
  const tabs = list.listViews?.tabs && (
    <div className={viewsRow({ kind: layout.kind })}>{list.listViews.tabs}</div>
  )
  const createsAbove = create && !(phone && bar)
  const columns = !phone && props.columns
  return (
    <>
      <ScreenHeader title={props.title}>
        {(props.actions || createsAbove || columns) && (
          <>
            {columns && <ColumnsMenu {...columns} />}
            {props.actions}
            {createsAbove && <CreateButton create={create} />}
          </>
        )}
      </ScreenHeader>
      {props.summary}
      {frame(
        layout.kind === 'cards' ? (
          <>
            {tabs}
            {bar}
            {props.moreFilters?.chips}
            <CardGrid state={state}>{body}</CardGrid>
          </>
        ) : (
          <Panel className={tablePanel({ below: Boolean(props.summary), className: layout.className })}>
            {props.above}
            {tabs}
            {bar}
            {props.moreFilters?.chips}
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

function CreateButton({ create: { label, onPress } }: { create: ListCreate }) {
  return (
    <Button size="admin" onClick={onPress}>
      <PlusIcon size="s" />
      {label}
    </Button>
  )
}
