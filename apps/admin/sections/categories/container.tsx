import type { Category } from '@/shop/categories/category'
import { CategoriesScreen } from '@/screens/admin/categories/categories-screen'
import { CategoryEditor } from '@/screens/admin/categories/category-editor'
import { CategoryRemoval } from '@/screens/admin/categories/category-removal'
import type { CategoryNotice } from '@/screens/admin/categories/categories-types'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useCategoryEditor } from './editor'
import { CategoryPictureContainer } from './picture'
import { useCategoriesParams } from './params'
import { useCategories, useCountCategory, useDeleteCategory } from './queries'

export default function CategoriesContainer() {
  const { filters, query, openId, mode, setFilters, open, keptView } = useCategoriesParams()
  const views = useListViews('categories', keptView)
  const categories = useCategories(query)
  const counting = useCountCategory()
  const { notice, show, clear, announce } = useNotice<CategoryNotice>()
  const removal = useRemoval<Category>({ deletion: useDeleteCategory(), announce })
  const editor = useCategoryEditor({
    openId,
    mode,
    platform: filters.platform,
    categories: categories.data?.items ?? [],
    pending: categories.isPending,
    onClose: () => open(undefined),
    onDone: (code) => show({ code }),
    onFailed: (error) => {
      open(undefined)
      announce('updated', 'openFailed').onError(error)
    },
  })
  return (
    <CategoriesScreen
      state={listState(categories)}
      filters={filters}
      listViews={views}
      countingId={counting.isPending ? counting.variables : undefined}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={() => undefined}
      onRetry={() => void categories.refetch()}
      onCount={({ id }) => counting.mutate(id, announce('counted', 'countFailed'))}
      onView={({ id }) => open(id, 'view')}
      onCreate={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onRemove={removal.onRemove}
      onNoticeEnd={clear}
      dialogs={
        <>
          {editor.state && (
            <CategoryEditor
              key={`${editor.state.mode}-${editor.category?.id ?? NEW}-${editor.category?.updatedAt}`}
              state={editor.state}
              picture={
                editor.category && (
                  <CategoryPictureContainer category={editor.category} readOnly={mode === 'view'} />
                )
              }
              onSave={editor.save}
              onClose={editor.close}
              onReload={editor.reload}
            />
          )}
          <CategoryRemoval {...removal} />
        </>
      }
    />
  )
}
