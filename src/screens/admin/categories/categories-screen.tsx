/**
 * Categories (A2). States of the list: loading, error, empty (with the first-category button), ready (also updating,
 * one product count being counted); the dialog: create, edit, view, submitting, refused; the question before deleting.
 */
import { GridIcon, PlusIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { Category } from '../../../domain/catalogue/category'
import { PLATFORMS } from '../../../domain/shared/platform'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Button } from '../../../ui/button'
import { ACTIVITY, type RemovalState } from '../cargo/cargo-types'
import { CardGrid, CardGridSkeleton } from '../shared/lists/card-grid'
import {
  isCategoryFailure,
  type CategoryEditorState,
  type CategoryFilters,
  type CategoryInput,
  type CategoryNotice,
} from './categories-types'
import { CategoryCard, type CategoryActions } from './category-card'
import { CategoryEditor } from './category-editor'
import { ListBody } from '../shared/lists/list-body'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import type { ListState, Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { ScreenHeader } from '../shared/screen-header'

export interface CategoriesScreenProps extends CategoryActions {
  state: ListState<Category>
  filters: CategoryFilters
  /** The category whose products are being counted. */
  countingId?: string
  editor?: CategoryEditorState
  removal?: RemovalState<Category>
  notice?: Notice<CategoryNotice>
  onFiltersChange: (filters: CategoryFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onCreate: () => void
  onSave: (input: CategoryInput, category?: Category) => void
  onEditorClose: () => void
  onRemoveConfirm: (category: Category) => void
  onRemoveCancel: () => void
  onNoticeEnd: () => void
}

export function CategoriesScreen(props: CategoriesScreenProps) {
  const t = useTranslations('adminCategories')
  const common = useTranslations('admin')
  const { state, filters, editor, removal, notice } = props
  const category = editor && editor.mode !== 'create' ? editor.category : undefined
  const sentence = ({ code, message }: Notice<CategoryNotice>): string =>
    code === 'deleteFailed'
      ? t('notices.deleteFailed', { message: message ?? t('notices.unknown') })
      : (message ?? t(`notices.${code}`))
  return (
    <>
      <ScreenHeader title={t('title')}>
        <Button size="admin" onClick={props.onCreate}>
          <PlusIcon size="s" />
          {t('add')}
        </Button>
      </ScreenHeader>
      <ListFilters
        bare
        label={common('list.filters')}
        choices={[
          filterChoice({
            label: t('platform'),
            all: t('allPlatforms'),
            value: filters.platform,
            options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
            onChange: (platform) => props.onFiltersChange({ ...filters, platform }),
          }),
          filterChoice({
            label: t('status'),
            all: t('allStatuses'),
            value: filters.activity,
            options: ACTIVITY.map((value) => ({ value, label: t(value) })),
            onChange: (activity) => props.onFiltersChange({ ...filters, activity }),
          }),
        ]}
      />
      <CardGrid state={state}>
        <ListBody
          state={state}
          skeleton={<CardGridSkeleton />}
          rows={(items) => (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {items.map((item) => (
                <li key={item.id} className="grid">
                  <CategoryCard
                    category={item}
                    counting={item.id === props.countingId}
                    onCount={props.onCount}
                    onView={props.onView}
                    onEdit={props.onEdit}
                    onRemove={props.onRemove}
                  />
                </li>
              ))}
            </ul>
          )}
          errorText={t('loadFailed')}
          onRetry={props.onRetry}
          filtered={Object.values(filters).some(Boolean)}
          onClearFilters={() => props.onFiltersChange({})}
          icon={<GridIcon size="l" />}
          empty={{
            title: t('noneYet'),
            text: t('noneYetHint'),
            action: (
              <Button size="admin" onClick={props.onCreate}>
                <PlusIcon size="s" />
                {t('first')}
              </Button>
            ),
          }}
          onPageChange={props.onPageChange}
          pagerOnlyIfNeeded
        />
      </CardGrid>
      {editor && (
        <CategoryEditor
          key={`${editor.mode}-${category?.id ?? 'new'}`}
          state={editor}
          onSave={(input) => props.onSave(input, category)}
          onClose={props.onEditorClose}
        />
      )}
      {removal && (
        <AlertDialog
          open
          icon={TrashIcon}
          title={t('confirm.title', { name: removal.item.name })}
          description={t('confirm.text')}
          confirmLabel={t('confirm.action')}
          busy={removal.busy}
          onConfirm={() => props.onRemoveConfirm(removal.item)}
          onOpenChange={(open) => !open && props.onRemoveCancel()}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice && isCategoryFailure(notice.code) ? 'danger' : 'success'}
        text={notice && sentence(notice)}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}
