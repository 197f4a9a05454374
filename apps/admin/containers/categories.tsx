import { useState } from 'react'
import type { Category } from '@/domain/catalogue/category'
import { CategoriesScreen } from '@/screens/admin/categories/categories-screen'
import type { CategoryNotice } from '@/screens/admin/categories/categories-types'
import { useCategories, useCountCategory, useDeleteCategory } from '../queries/categories'
import { useCategoriesAddress } from '../queries/categories-address'
import { useCategoryEditor } from '../queries/categories-editor'
import { listState } from '../queries/states'
import { NEW } from '../queries/use-address'
import { useNotice } from '../queries/use-notice'

export default function CategoriesContainer() {
  const { filters, query, openId, mode, setFilters, open } = useCategoriesAddress()
  const categories = useCategories(query)
  const counting = useCountCategory()
  const deletion = useDeleteCategory()
  const [doomed, setDoomed] = useState<Category>()
  const { notice, say, saying, end } = useNotice<CategoryNotice>()
  const editor = useCategoryEditor({
    ...{ openId, mode },
    categories: categories.data?.items ?? [],
    onClose: () => open(undefined),
    onDone: (code) => say({ code }),
  })
  return (
    <CategoriesScreen
      state={listState(categories)}
      filters={filters}
      countingId={counting.isPending ? counting.variables : undefined}
      editor={editor.state}
      removal={doomed && { item: doomed, busy: deletion.isPending }}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={() => undefined}
      onRetry={() => void categories.refetch()}
      onCount={({ id }) => counting.mutate(id, saying('counted', 'countFailed'))}
      onView={({ id }) => open(id, 'view')}
      onCreate={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onSave={editor.save}
      onEditorClose={editor.close}
      onRemove={setDoomed}
      onRemoveConfirm={({ id }) =>
        deletion.mutate(id, { ...saying('deleted', 'deleteFailed'), onSettled: () => setDoomed(undefined) })
      }
      onRemoveCancel={() => setDoomed(undefined)}
      onNoticeEnd={end}
    />
  )
}
