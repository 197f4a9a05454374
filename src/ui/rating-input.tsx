import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTranslations } from '../i18n'
import { StarShape } from './star-shape'

const VALUES = [1, 2, 3, 4, 5] as const

const inputStyles = cva('m-0 inline-flex items-center border-0 p-0', {
  variants: {
    /** Size of the stars. */
    size: { admin: 'min-h-control-admin', m: 'min-h-control-md' },
  },
  defaultVariants: { size: 'm' },
})

interface RatingInputOwnProps extends VariantProps<typeof inputStyles> {
  /** Accessible name of the group, for example 'Your rating'. */
  label: string
  /** Selected stars; 0 if none. */
  value: number
  /** Called with 1 to 5. */
  onValueChange: (value: number) => void
  /** Name of the native radio inputs. */
  name: string
}
export type RatingInputProps = RatingInputOwnProps &
  Omit<ComponentProps<'fieldset'>, keyof RatingInputOwnProps>

/** Star rating as radio buttons: arrow keys select, screen readers announce '4 stars'. */
export function RatingInput({
  label,
  value,
  onValueChange,
  name,
  size,
  className,
  ...rest
}: RatingInputProps) {
  const t = useTranslations('ui')
  return (
    <fieldset data-slot="rating-input" className={inputStyles({ size, className })} {...rest}>
      <legend className="sr-only">{label}</legend>
      {VALUES.map((stars) => (
        <label
          key={stars}
          className="grid min-h-8 min-w-7 place-items-center rounded-xs px-1 has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:min-h-hit max-sm:min-w-hit"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onValueChange(stars)}
            aria-label={t('rating.star', { count: stars })}
            className="sr-only"
          />
          <StarShape
            data-filled={stars <= value || undefined}
            className="size-5 text-border-input data-filled:text-rating"
          />
        </label>
      ))}
    </fieldset>
  )
}
