import type { Category } from '@/shop/categories/category'
import { CategoryPicture } from '@/screens/admin/categories/category-picture'
import { refusedLoadMessage } from '../../shared/query-states'
import { useCategoryPicture } from './queries'

/** The picture of the open category, with its own mutation. */
export function CategoryPictureContainer({
  category: { id, image },
  readOnly,
}: {
  category: Category
  readOnly: boolean
}) {
  const change = useCategoryPicture()
  return (
    <CategoryPicture
      image={image}
      busy={change.isPending}
      failure={change.error ? (refusedLoadMessage(change.error) ?? '') : undefined}
      readOnly={readOnly}
      onPick={(file) => change.mutate({ id, file })}
      onRemove={() => change.mutate({ id, file: undefined })}
    />
  )
}
