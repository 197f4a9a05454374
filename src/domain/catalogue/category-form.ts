import { isWhole } from '../shared/entries'
import { isBlank, problemsOf, type Problems } from '../shared/field-rules'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from './category'

export interface CategoryForm {
  readonly name: string
  readonly sortOrder: number
  readonly metaTitle: string
  readonly metaDescription: string
}
export type CategoryProblem =
  'nameRequired' | 'sortOrderInvalid' | 'metaTitleTooLong' | 'metaDescriptionTooLong'

export const categoryErrors = (form: CategoryForm): Problems<keyof CategoryForm, CategoryProblem> =>
  problemsOf([
    ['name', isBlank(form.name) && 'nameRequired'],
    ['sortOrder', !isWhole(form.sortOrder, 0) && 'sortOrderInvalid'],
    ['metaTitle', form.metaTitle.trim().length > META_TITLE_LENGTH && 'metaTitleTooLong'],
    [
      'metaDescription',
      form.metaDescription.trim().length > META_DESCRIPTION_LENGTH && 'metaDescriptionTooLong',
    ],
  ])
