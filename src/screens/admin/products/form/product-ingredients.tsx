import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { PlusIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { IconButton } from '@/ui/icon-button'
import { FieldError } from '@/ui/field-texts'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { errorOf } from '../../shared/forms/form-rules'
import { focusRow, ROW } from '../../shared/forms/focus-row'
import { newRowId } from '../../shared/forms/new-row-id'
import { NEW_INGREDIENT, type DraftIngredient } from './draft-details'
import type { ProductPartProps } from './form-parts'
import { TextField } from './text-fields'

/** Ingredients, named in the selected language, and nutrition per serving. */
export function ProductIngredients(part: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const { control, errors, field, readOnly, language } = part
  const error = errorOf(errors, 'ingredients')
  return (
    <div className="grid gap-4.5">
      <div>
        <Controller
          control={control}
          name="ingredients"
          render={({ field: { value, onChange } }) => (
            <IngredientRows rows={value} readOnly={readOnly} language={language} onChange={onChange} />
          )}
        />
        {error && (
          <FieldError id="ingredients-problem" size="admin">
            {error}
          </FieldError>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField {...part} name="servingSize" label={t('form.servingSize')} className="max-sm:col-span-2" />
        <Field label={t('form.calories')} error={errorOf(errors, 'calories')}>
          <Input inputMode="decimal" unit="kcal" {...field('calories')} />
        </Field>
        <Field label={t('form.protein')} error={errorOf(errors, 'protein')}>
          <Input inputMode="decimal" unit="g" {...field('protein')} />
        </Field>
        <Field label={t('form.carbohydrates')} error={errorOf(errors, 'carbohydrates')}>
          <Input inputMode="decimal" unit="g" {...field('carbohydrates')} />
        </Field>
      </div>
    </div>
  )
}

interface IngredientRowsProps extends Pick<ProductPartProps, 'readOnly' | 'language'> {
  rows: readonly DraftIngredient[]
  onChange: (rows: DraftIngredient[]) => void
}

function IngredientRows({ rows, readOnly, language, onChange }: IngredientRowsProps) {
  const t = useTranslations('adminProducts')
  const isGerman = language === 'de'
  const name = isGerman ? 'name' : language
  const change = (id: string, over: Partial<DraftIngredient>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...over } : row)))
  const fresh = (): DraftIngredient => ({ id: newRowId(rows), ...NEW_INGREDIENT })
  const list = useRef<HTMLDivElement>(null)
  const remove = (id: string, index: number) => {
    const left = rows.filter((row) => row.id !== id)
    onChange(left.length > 0 ? left : [fresh()])
    // The pressed button is gone with its row.
    focusRow(list.current, Math.max(0, Math.min(index, left.length - 1)))
  }
  return (
    <div ref={list} className="grid gap-2">
      {/* Visual column headers only: each field has its own label. */}
      <div aria-hidden="true" className="-mb-0.75 flex gap-2 text-a-small font-semibold max-sm:hidden">
        <span className="flex-1">{t('form.ingredient')}</span>
        <span className="w-22">{t('form.grams')}</span>
        <span className={readOnly ? 'w-16' : 'w-27'}>{t('form.unit')}</span>
      </div>
      {rows.map((row, index) => (
        <div key={row.id} {...ROW} className="flex items-center gap-2 max-sm:mb-2 max-sm:flex-wrap">
          <Input
            size="admin"
            className="min-w-0 flex-1 max-sm:basis-full"
            lang={language}
            aria-label={t('form.ingredientName', { index: index + 1 })}
            placeholder={isGerman ? t('form.ingredient') : row.name}
            value={row[name]}
            onChange={(event) => change(row.id, { [name]: event.target.value })}
          />
          <Input
            size="admin"
            className="w-22 max-sm:w-auto max-sm:flex-1"
            inputMode="decimal"
            placeholder={t('form.grams')}
            aria-label={t('form.ingredientAmount', { index: index + 1 })}
            value={row.amount}
            onChange={(event) => change(row.id, { amount: event.target.value })}
          />
          <Input
            size="admin"
            className="w-16 max-sm:w-24"
            placeholder={t('form.unit')}
            aria-label={t('form.ingredientUnit', { index: index + 1 })}
            value={row.unit}
            onChange={(event) => change(row.id, { unit: event.target.value })}
          />
          {!readOnly && (
            <IconButton
              size="admin"
              icon={TrashIcon}
              label={t('form.removeRow', { row: t('form.ingredientName', { index: index + 1 }) })}
              onClick={() => remove(row.id, index)}
            />
          )}
        </div>
      ))}
      {!readOnly && (
        <button
          type="button"
          onClick={() => onChange([...rows, fresh()])}
          className="inline-flex min-h-8 items-center gap-1.75 justify-self-start rounded-xs text-a-small font-semibold text-text-brand pointer-coarse:min-h-hit"
        >
          <PlusIcon size="s" />
          {t('form.addIngredient')}
        </button>
      )}
    </div>
  )
}
