/**
 * Sorts what is sold: categories of each platform with their products. States of the list: loading, error, empty (with
 * a button to create the first), ready (optionally updating, or counting one category's products).
 */
import type { ReactNode } from 'react'
import { GridIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { byName, type Category } from '@/shop/categories/category'
import { PLATFORMS } from '@/shop/shared/platform'
import { useMay } from '../shared/permissions'
import { ACTIVITY } from '../shared/lists/activity'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { isCategoryFailure, type CategoryFilters, type CategoryNotice } from './categories-types'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { CategoryCard, type CategoryActions } from './category-card'
import { RowList } from '../shared/lists/row-list'

export interface CategoriesScreenProps extends ListProps<Category, CategoryFilters>, CategoryActions {
  /** Id of the category whose products are being counted. */
  countingId?: string
  notice?: Notice<CategoryNotice>
  onCreate: () => void
  /** The open dialog: form or confirmation of a removal. */
  dialogs?: ReactNode
}

export function CategoriesScreen(props: CategoriesScreenProps) {
  const t = useTranslations('adminCategories')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { notice } = props
  const text = ({ code, message }: Notice<CategoryNotice>): string =>
    code === 'deleteFailed'
      ? t('notices.deleteFailed', { message: message ?? t('notices.unknown') })
      : code === 'openFailed'
        ? withReason(t('notices.openFailed'), message)
        : (message ?? t(`notices.${code}`))
  const mayWrite = useMay('catalogue.write')
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'cards' }}
      title={t('title')}
      create={mayWrite && { label: t('add'), first: t('first'), onPress: props.onCreate }}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
        {
          name: 'activity',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(ACTIVITY, (value) => t(value)),
        },
      ]}
      noFilters={{}}
      rows={(items) => (
        <RowList className="grid gap-4 xl:grid-cols-2">
          {byName(items).map((categories) => (
            <li key={categories[0].id} className="grid">
              <CategoryCard
                categories={categories}
                countingId={props.countingId}
                onCount={props.onCount}
                onView={props.onView}
                onEdit={props.onEdit}
                onRemove={props.onRemove}
              />
            </li>
          ))}
        </RowList>
      )}
      icon={GridIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice && isCategoryFailure(notice.code) ? 'danger' : 'success',
        text: notice && text(notice),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}
