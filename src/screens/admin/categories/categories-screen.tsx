/**
 * Categories. States of the list: loading, error, empty (with a button to create the first), ready (optionally updating,
 * or counting one category's products); the dialog: create, edit, view, submitting, rejected; the delete confirmation.
 */
import { GridIcon, PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { byName, type Category } from '@/shop/categories/category'
import { PLATFORMS } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import { useMay } from '../shared/permissions'
import { ACTIVITY } from '../shared/lists/activity'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { RemovalDialog, type RemovalProps } from '../shared/lists/removal-dialog'
import {
  isCategoryFailure,
  type CategoryEditorState,
  type CategoryFilters,
  type CategoryInput,
  type CategoryNotice,
} from './categories-types'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { CategoryCard, type CategoryActions } from './category-card'
import { CategoryEditor } from './category-editor'

export interface CategoriesScreenProps
  extends ListProps<Category, CategoryFilters>, Omit<CategoryActions, 'onRemove'>, RemovalProps<Category> {
  /** Id of the category whose products are being counted. */
  countingId?: string
  editor?: CategoryEditorState
  notice?: Notice<CategoryNotice>
  onCreate: () => void
  onSave: (input: CategoryInput, category?: Category) => void
  onEditorClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onEditorReload: () => void
}

export function CategoriesScreen(props: CategoriesScreenProps) {
  const t = useTranslations('adminCategories')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { editor, notice } = props
  const category = editor && editor.mode !== 'create' ? editor.category : undefined
  const text = ({ code, message }: Notice<CategoryNotice>): string =>
    code === 'deleteFailed'
      ? t('notices.deleteFailed', { message: message ?? t('notices.unknown') })
      : code === 'openFailed'
        ? withReason(t('notices.openFailed'), message)
        : (message ?? t(`notices.${code}`))
  const mayWrite = useMay('catalogue.write')
  const create = (label: string) =>
    mayWrite && (
      <Button size="admin" onClick={props.onCreate}>
        <PlusIcon size="s" />
        {label}
      </Button>
    )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'cards' }}
      title={t('title')}
      actions={create(t('add'))}
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
        <ul className="grid gap-4 xl:grid-cols-2">
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
        </ul>
      )}
      icon={GridIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create(t('first')) }}
      message={{
        notice,
        tone: notice && isCategoryFailure(notice.code) ? 'danger' : 'success',
        text: notice && text(notice),
      }}
    >
      {editor && (
        <CategoryEditor
          key={`${editor.mode}-${category?.id ?? 'new'}-${category?.updatedAt}`}
          state={editor}
          onSave={(input) => props.onSave(input, category)}
          onClose={props.onEditorClose}
          onReload={props.onEditorReload}
        />
      )}
      <RemovalDialog
        removal={props.removal}
        title={({ name }) => t('confirm.title', { name })}
        description={() => t('confirm.text')}
        confirmLabel={t('confirm.action')}
        onRemoveConfirm={props.onRemoveConfirm}
        onRemoveCancel={props.onRemoveCancel}
      />
    </ListScreen>
  )
}
