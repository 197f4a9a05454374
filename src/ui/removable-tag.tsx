import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons'
import { useTranslations } from '../i18n'

const tagStyles = cva(
  'inline-flex min-h-7 max-w-full items-center gap-0.5 rounded-[0.4375rem] border border-transparent bg-soft ps-2.5 text-a-small font-medium text-on-soft data-disabled:bg-neutral-bg data-disabled:text-neutral-fg',
)

interface RemovableTagOwnProps {
  label: string
  onRemove: () => void
  disabled?: boolean
}
export type RemovableTagProps = RemovableTagOwnProps &
  Omit<ComponentProps<'span'>, keyof RemovableTagOwnProps>

/** A tag of a TagInput with a remove button. */
export function RemovableTag({ label, onRemove, disabled = false, className, ...rest }: RemovableTagProps) {
  const t = useTranslations('ui')
  return (
    <span
      data-slot="removable-tag"
      data-disabled={disabled ? '' : undefined}
      className={tagStyles({ className })}
      {...rest}
    >
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={t('tagInput.remove', { tag: label })}
        disabled={disabled}
        onClick={onRemove}
        className="relative grid size-6.5 flex-none place-items-center rounded-[inherit] hover:bg-soft-hover disabled:cursor-not-allowed pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.25 pointer-coarse:before:content-['']"
      >
        <CloseIcon className="size-3! stroke-2!" />
      </button>
    </span>
  )
}
