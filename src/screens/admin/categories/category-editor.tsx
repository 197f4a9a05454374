import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@/shop/categories/category'
import { PLATFORMS } from '@/shop/shared/platform'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Note } from '@/ui/note'
import { TagInput } from '@/ui/tag-input'
import { Textarea } from '@/ui/textarea'
import type { CategoryEditorState, CategoryInput } from './categories-types'
import { categorySchema, categoryDraft, categoryInput, parentChoices } from './category-draft'
import { CategoryLook } from './category-look'
import { CategoryPreview } from './category-preview'
import { FormDialog } from '../shared/forms/form-dialog'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useStoredDraft } from '../shared/forms/draft-storage'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors } from '../shared/forms/server-errors'

interface CategoryEditorProps {
  state: CategoryEditorState
  /** The picture of a stored category. */
  picture?: ReactNode
  onSave: (input: CategoryInput) => void
  onClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
}

/** Dialog to create, edit or view a category. */
export function CategoryEditor({ state, picture, onSave, onClose, onReload }: CategoryEditorProps) {
  const t = useTranslations('adminCategories')
  const common = useTranslations('admin')
  const { mode, parents, submitting = false } = state
  const category = mode === 'create' ? undefined : state.category
  const readOnly = mode === 'view'
  const stored = categoryDraft(category, state.mode === 'create' ? state.platform : undefined)
  const form = useAdminForm({
    schema: categorySchema,
    defaultValues: stored,
    texts: {
      name: t('form.problems.nameRequired'),
      sortOrder: t('form.problems.sortOrderInvalid'),
    },
  })
  const draft = useStoredDraft(form, stored, state.draft, {
    conflictTexts: {
      names: { parentId: 'parent', imageAlt: 'image.alt' },
      textOf: (path, value) =>
        path === 'parentId'
          ? value === ''
            ? t('main')
            : [...parents, ...(category?.parent ? [category.parent] : [])].find(({ id }) => id === value)
                ?.name
          : undefined,
    },
  })
  const refusal = useServerErrors(form, state, {
    fallback: t('form.saveFailed'),
    paths: { parent: 'parentId' },
  })
  const { register, clearErrors, handleSubmit, control, formState, setValue } = form
  const { errors, isDirty } = formState
  const [name, metaTitle, metaDescription, platform] = useWatch({
    control,
    name: ['name', 'metaTitle', 'metaDescription', 'platform'],
  })
  const field = fieldsOfSchema({ register, clearErrors })
  const platformField = field('platform')
  return (
    <FormDialog
      size="xl"
      title={t(`form.${mode}Title`)}
      submitLabel={common(mode === 'create' ? 'form.create' : 'form.save')}
      submitting={submitting}
      readOnly={readOnly}
      dirty={isDirty}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      error={refusal}
      onSubmit={submitOf(handleSubmit, (typed) => onSave(categoryInput(typed)))}
      onClose={onClose}
      errors={errors}
      onReload={state.stale ? onReload : undefined}
    >
      <fieldset disabled={readOnly} className="grid min-w-0 gap-x-7 gap-y-3.5 md:grid-cols-2">
        <div className="grid content-start gap-3.5">
          <Field
            label={t('form.name')}
            error={errorOf(errors, 'name')}
            hint={mode === 'edit' && t('form.nameHint')}
            required
          >
            <Input {...field('name')} />
          </Field>
          {state.mode === 'edit' && name.trim() !== '' && name.trim() !== state.category.name && (
            <Note tone="info" size="admin" role="status">
              {t('form.rename', {
                count: state.namesakes?.length ?? 0,
                platforms: (state.namesakes ?? [])
                  .map((each) => common(`platforms.${each.platform}`))
                  .join(', '),
                name: state.category.name,
              })}
            </Note>
          )}
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('form.parent')}>
              <NativeSelect {...field('parentId')}>
                <option value="">{t('main')}</option>
                {parentChoices(parents, platform, category).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t('platform')}>
              <NativeSelect
                {...platformField}
                onChange={(event) => {
                  void platformField.onChange(event)
                  setValue('parentId', '')
                }}
              >
                {PLATFORMS.map((value) => (
                  <option key={value} value={value}>
                    {common(`platforms.${value}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
          <Field label={t('form.description')} error={errorOf(errors, 'description')}>
            <Textarea rows={2} {...field('description')} />
          </Field>
          <CategoryLook control={control} disabled={readOnly} />
          {mode === 'create' ? (
            <p className="text-a-small text-text-subtle">{t('form.picture.later')}</p>
          ) : (
            picture
          )}
          {category?.image && (
            <Field label={t('form.picture.alt')} error={errorOf(errors, 'imageAlt')}>
              <Input {...field('imageAlt')} />
            </Field>
          )}
        </div>
        <div className="grid content-start gap-3.5">
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('form.sortOrder')} error={errorOf(errors, 'sortOrder')}>
              <Input inputMode="numeric" {...field('sortOrder')} />
            </Field>
            <Field label={t('form.visibility')} group>
              <Checkbox className="min-h-control-admin items-center!" {...field('isActive')}>
                {t('active')}
              </Checkbox>
            </Field>
          </div>
          <Field
            label={t('form.metaTitle')}
            error={errorOf(errors, 'metaTitle')}
            counter={{ count: metaTitle.trim().length, max: META_TITLE_LENGTH }}
          >
            <Input {...field('metaTitle')} />
          </Field>
          <Field
            label={t('form.metaDescription')}
            error={errorOf(errors, 'metaDescription')}
            counter={{ count: metaDescription.trim().length, max: META_DESCRIPTION_LENGTH }}
          >
            <Textarea rows={3} {...field('metaDescription')} />
          </Field>
          <Field label={t('form.keywords')} error={errorOf(errors, 'keywords')} disabled={readOnly}>
            <Controller
              control={control}
              name="keywords"
              render={({ field: { name, value, onChange, onBlur } }) => (
                <TagInput name={name} value={value} onValueChange={onChange} onBlur={onBlur} />
              )}
            />
          </Field>
          <CategoryPreview control={control} />
        </div>
      </fieldset>
    </FormDialog>
  )
}
