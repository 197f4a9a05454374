import { useState, type ReactNode } from 'react'
import { TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { Language } from '@/shop/shared/language'
import type { ProductFields, ProductRecord } from '@/shop/catalogue/product-record'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { FormDialog } from '../../shared/forms/form-dialog'
import { ConflictQuestion } from '../../shared/forms/lazy-conflict-question'
import { fieldsOfSchema, submitOf } from '../../shared/forms/form-rules'
import { useServerErrors } from '../../shared/forms/server-errors'
import { ArchivedNote } from './archived-note'
import { useProductForm } from './use-product-form'
import { useStoredDraft } from '../../shared/forms/draft-storage'
import { productDraft, productInput, LIST_ITEMS } from './product-draft'
import { CONFLICT_TEXTS } from './product-conflicts'
import { ProductFormSections } from './product-form-sections'
import { languageOfErrors } from './form-parts'
import { LanguageBar } from './language-bar'
import { useProductNotes } from './product-notes'
import { errorCounts, PRODUCT_SECTIONS } from './product-sections'
import { ProductSideSections } from './product-side-sections'
import { ProductStatusMark } from '../product-status'
import type { ProductEditorState, ProductRemoval } from '../products-types'
import { OthersHere } from '../../shared/others-here'
import { SectionRail } from '../section-rail'
import { useReadOnly } from './use-read-only'

export interface ProductFormProps {
  state: ProductEditorState
  /** Undefined for a new product. */
  product: ProductRecord | undefined
  /** Names of the others who have the product open. @default [] */
  others?: readonly string[]
  /** Initial values of a new product. */
  template?: ProductFields
  /** `ProductImages` and the film, saved at once and not with the form. */
  pictures: ReactNode
  /** `ProductReviews`, saved like them. */
  reviews: ReactNode
  /** True while a review is typed. */
  reviewing: boolean
  onSave: (input: ProductFields, id?: string) => void
  onRemove: (product: ProductRemoval) => void
  onClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
  /** Restores an archived product. */
  onRestore: (id: string) => void
  onRelatedSearch: (text: string) => void
  /** Loads the next page when the end of the list becomes visible. */
  onRelatedMore: () => void
}

export function ProductForm({
  state,
  product,
  template,
  others = [],
  pictures,
  reviews,
  reviewing,
  onSave,
  onRemove,
  onClose,
  onReload,
  onRestore,
  ...picking
}: ProductFormProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const { mode, categories, submitting = false } = state
  const readOnly = useReadOnly(state)
  const stored = productDraft(product, template)
  const form = useProductForm(stored)
  const draft = useStoredDraft(form, stored, state.draft, {
    items: LIST_ITEMS,
    conflictTexts: CONFLICT_TEXTS,
  })
  const refusal = useServerErrors(form, state, {
    fallback: t('form.saveFailed'),
    paths: { 'stock.quantity': 'stockQuantity', 'stock.lowStockThreshold': 'lowStockThreshold' },
  })
  const { register, clearErrors, handleSubmit, control, formState } = form
  const { errors, isDirty } = formState
  const [language, setLanguage] = useState<Language>('de')
  const [unfinished, setUnfinished] = useState<ProductFields>()
  const field = fieldsOfSchema({ register, clearErrors })
  const counts = errorCounts(errors)
  const waiting = state.side?.waiting?.length ?? 0
  const notes = useProductNotes(control, product, product?.pictures.length ?? waiting)
  const parts = { control, errors, field, readOnly, language }
  return (
    <FormDialog
      bare
      size="full"
      className="md:h-216!"
      title={t(`form.${readOnly ? 'view' : mode}Title`, { name: product?.name ?? '' })}
      mark={product && <ProductStatusMark status={product.status} />}
      submitLabel={common(mode === 'create' ? 'form.create' : 'form.save')}
      submitting={submitting}
      readOnly={readOnly}
      dirty={isDirty || reviewing || waiting > 0}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      note={
        (product?.archived === true || others.length > 0) && (
          <>
            {product?.archived && <ArchivedNote product={product} state={state} onRestore={onRestore} />}
            <OthersHere names={others} className="not-first:mt-2">
              {(names) => t('form.othersHere', { names, count: others.length })}
            </OthersHere>
          </>
        )
      }
      error={refusal}
      foot={
        product &&
        !readOnly && (
          <Button
            variant="danger-quiet"
            size="admin"
            disabled={submitting}
            className="max-sm:me-auto"
            onClick={() => onRemove(product)}
          >
            <TrashIcon size="s" />
            {t('form.delete')}
          </Button>
        )
      }
      onSubmit={submitOf(
        handleSubmit,
        (typed) => {
          if (reviewing) setUnfinished(productInput(typed))
          else onSave(productInput(typed), product?.id)
        },
        (wrong) => setLanguage(languageOfErrors(wrong) ?? language),
      )}
      onClose={onClose}
      errors={errors}
      onReload={state.stale ? onReload : undefined}
    >
      <SectionRail
        label={t('form.sectionsLabel')}
        readOnly={readOnly}
        head={<LanguageBar control={control} language={language} onLanguageChange={setLanguage} />}
        entries={PRODUCT_SECTIONS.map((id) => ({
          id,
          label: t(`form.sections.${id}`),
          note: notes[id],
          errors: {
            count: counts.get(id) ?? 0,
            label: t('form.errorCount', { count: counts.get(id) ?? 0 }),
          },
        }))}
      >
        <ProductFormSections
          {...parts}
          {...picking}
          categories={categories}
          productId={product?.id}
          picker={state.picker}
        />
        <ProductSideSections product={product} pictures={pictures} reviews={reviews} />
      </SectionRail>
      <AlertDialog
        size="admin"
        open={unfinished !== undefined}
        title={t('reviews.unfinishedTitle')}
        description={t('reviews.unfinishedText')}
        confirmLabel={t('reviews.unfinishedAction')}
        onConfirm={() => {
          setUnfinished(undefined)
          if (unfinished) onSave(unfinished, product?.id)
        }}
        onOpenChange={(open) => !open && setUnfinished(undefined)}
      />
    </FormDialog>
  )
}
