/**
 * Where products are found, made and changed, one or several at a time. States of the list: loading, error, empty,
 * ready (optionally updating, with a selection).
 */
import type { ReactNode } from 'react'
import { BoxIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { useMay } from '../shared/permissions'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { usePhone } from '../shared/use-narrow'
import { useProductFilters } from './product-filters'
import type { ProductRowActions } from './product-row-menu'
import { ProductRows } from './product-rows'
import { PRODUCT_COLUMNS, ProductsTable } from './products-table'
import { NO_PRODUCT_FILTERS, type ProductFilters } from './products-types'
import { useProductMessage, type ProductMessageProps } from './use-product-message'

export interface ProductsScreenProps extends ProductMessageProps, Omit<ProductRowActions, 'archived'> {
  list: ListProps<ProductRow, ProductFilters>
  /** Category names for the filter. */
  categories: readonly string[]
  /** Columns of the table. */
  columns: ColumnChoice
  /** Ids of the selected products. */
  selection: readonly string[]
  /** `ProductsToolbar`. */
  toolbar: ReactNode
  /** The open dialogs. */
  dialogs?: ReactNode
  onSelectionChange: (ids: readonly string[]) => void
  onCreate: () => void
  onOpen: (id: string, as: 'view' | 'edit') => void
}

export function ProductsScreen({ list, categories, toolbar, dialogs, ...props }: ProductsScreenProps) {
  const t = useTranslations('adminProducts')
  const { filters } = list
  const message = useProductMessage(props)
  const filterBy = useProductFilters(categories)
  const phone = usePhone()
  const List = phone ? ProductRows : ProductsTable
  const mayWrite = useMay('catalogue.write')
  const create = mayWrite && { label: t('add'), onPress: props.onCreate }
  return (
    <ListScreen
      list={list}
      layout={{ kind: 'table', columns: 9, className: 'max-md:overflow-visible' }}
      title={t('title')}
      columns={{ names: columnNames(PRODUCT_COLUMNS, (key) => t(key)), ...props.columns }}
      create={create}
      search={t('search')}
      filterBy={filterBy}
      // The sort order is not a filter, so clearing filters keeps it.
      noFilters={{ ...NO_PRODUCT_FILTERS, sort: filters.sort }}
      above={phone && <div className="mb-2.5 border-b border-border">{toolbar}</div>}
      toolbar={!phone && toolbar}
      rows={(products) => (
        <List
          products={products}
          sort={filters.sort}
          columns={props.columns.chosen}
          archived={filters.mark === 'archived'}
          selection={props.selection}
          onSelectionChange={props.onSelectionChange}
          onView={(id) => props.onOpen(id, 'view')}
          onEdit={(id) => props.onOpen(id, 'edit')}
          onDuplicate={props.onDuplicate}
          onArchive={props.onArchive}
          onRemove={props.onRemove}
          onMovements={props.onMovements}
        />
      )}
      icon={BoxIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={message}
    >
      {dialogs}
    </ListScreen>
  )
}
