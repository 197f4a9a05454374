import { cva } from 'class-variance-authority'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { AlertIcon, ChevronDownIcon } from '../icons'
import { useTranslations } from '../i18n'
import { mergeRefs } from './merge-refs'
import { useControlSize, type ControlSize } from './control-size'

const summaryStyles = cva(
  'flex items-start border border-transparent bg-danger-bg text-danger-fg forced-colors:border-current',
  {
    variants: {
      size: {
        admin: 'gap-2.25 rounded-s px-3.25 py-2.5 text-a-small',
        s: 'gap-2.25 rounded-s px-3.25 py-2.5 text-small',
        m: 'gap-3 rounded-m px-4 py-3.5 text-[0.9375rem]/normal',
      } satisfies Record<ControlSize, string>,
    },
  },
)

const listStyles = cva('mt-1 grid gap-1', {
  variants: { folds: { true: 'max-h-[30dvh] overflow-y-auto overscroll-contain' } },
})

export interface FormError {
  /** Name of the form control. */
  name: string
  message: ReactNode
}
interface FormErrorSummaryOwnProps {
  /** Errors to list; nothing is shown if empty. */
  errors: readonly FormError[]
  /** The first line, set in bold. @default '3 fields need a correction' in the current language */
  title?: ReactNode
  /** Number of submits of the form; focus moves here after each failed one. */
  submitCount?: number
  /** Shows only the first error; a button expands the others in a scrollable list. @default false */
  folded?: boolean
  /** Called with the name of a clicked error. @default focuses the form control of that name */
  onPick?: (name: string) => void
  /**
   * Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop.
   * @default the size of the form, else 'm'
   */
  size?: ControlSize
}
export type FormErrorSummaryProps = FormErrorSummaryOwnProps &
  Omit<ComponentProps<'div'>, keyof FormErrorSummaryOwnProps>

const focusNamed = (event: MouseEvent, name: string) => {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}

/** Error summary for forms with more than six fields: receives focus after a failed submit and links to every error. */
export function FormErrorSummary({
  errors,
  title,
  submitCount,
  folded = false,
  onPick,
  size: ownSize,
  className,
  ref,
  ...rest
}: FormErrorSummaryProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const box = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const listId = useId()
  useEffect(() => {
    if (submitCount) box.current?.focus()
  }, [submitCount])
  if (errors.length === 0) return null
  const folds = folded && errors.length > 1
  const shown = folds && !unfolded ? errors.slice(0, 1) : errors
  return (
    <div
      data-slot="form-error-summary"
      ref={mergeRefs(box, ref)}
      role="alert"
      tabIndex={-1}
      className={summaryStyles({ size, className })}
      {...rest}
    >
      <AlertIcon size={size === 'm' ? 'm' : 's'} className="mt-0.5" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{title ?? t('formErrorSummary.title', { count: errors.length })}</p>
        <ul id={listId} className={listStyles({ folds })}>
          {shown.map(({ name, message }) => (
            <li key={name}>
              <button
                type="button"
                onClick={(event) => (onPick ? onPick(name) : focusNamed(event, name))}
                className="min-h-6 text-start underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:py-2"
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {folds && (
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={listId}
          aria-label={t('formErrorSummary.all')}
          onClick={() => setUnfolded(!unfolded)}
          className="-my-1.5 -me-2 grid size-hit flex-none place-items-center rounded-s aria-expanded:[&>svg]:rotate-180"
        >
          <ChevronDownIcon size="s" className="transition-transform duration-base" />
        </button>
      )}
    </div>
  )
}
