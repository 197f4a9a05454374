import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons'
import { useTranslations } from '../i18n'

const chipStyles = cva([
  'inline-flex min-h-10 flex-none items-center gap-2 rounded-pill border border-border-strong px-4',
  'text-[0.9375rem]/none font-medium whitespace-nowrap text-text-muted transition-colors duration-fast',
  'hover:border-text-subtle hover:text-text pointer-coarse:min-h-hit',
  'aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-bg',
  'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
  'disabled:cursor-not-allowed disabled:border-border disabled:text-disabled-text',
])

interface ChipOwnProps {
  /** True if the filter is active; sets `aria-pressed`. */
  selected?: boolean
}
export type ChipProps = ChipOwnProps & Omit<ComponentProps<'button'>, keyof ChipOwnProps>

/** Toggle button of a filter. */
export function Chip({ selected = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={selected}
      className={chipStyles({ className })}
      {...rest}
    />
  )
}

const removableStyles = cva(
  'inline-flex min-h-8.5 max-w-full items-center gap-1 rounded-pill bg-soft ps-3.5 pe-1 text-small/tight font-medium text-on-soft forced-colors:border',
)

interface RemovableChipOwnProps {
  /** Text of the chip; also part of the remove button's label. */
  label: string
  /** Called when the remove button is pressed. */
  onRemove: () => void
}
export type RemovableChipProps = RemovableChipOwnProps &
  Omit<ComponentProps<'span'>, keyof RemovableChipOwnProps | 'children'>

/** An active filter with a remove button. */
export function RemovableChip({ label, onRemove, className, ...rest }: RemovableChipProps) {
  const t = useTranslations('ui')
  return (
    <span data-slot="removable-chip" className={removableStyles({ className })} {...rest}>
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={t('chip.remove', { label })}
        onClick={onRemove}
        className="relative grid size-7 flex-none place-items-center rounded-pill before:absolute before:-inset-2 before:content-[''] hover:bg-soft-hover"
      >
        <CloseIcon size="s" className="size-3.5" />
      </button>
    </span>
  )
}

const linkStyles = cva(
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-pill bg-soft ps-4 pe-3.5 text-small/tight font-medium text-on-soft hover:bg-soft-hover forced-colors:border pointer-coarse:min-h-hit',
)

interface ChipLinkOwnProps {
  /** Text of the chip; also part of the link's name. */
  label: string
}
export type ChipLinkProps = ChipLinkOwnProps & Omit<ComponentProps<'a'>, keyof ChipLinkOwnProps | 'children'>

/** An active filter; its link leads to the list without it, also without scripts. */
export function ChipLink({ label, className, ...rest }: ChipLinkProps) {
  const t = useTranslations('ui')
  return (
    <a
      data-slot="chip-link"
      aria-label={t('chip.remove', { label })}
      className={linkStyles({ className })}
      {...rest}
    >
      <span className="truncate">{label}</span>
      <CloseIcon size="s" className="size-3.5 flex-none" />
    </a>
  )
}
