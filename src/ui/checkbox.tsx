import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, MinusIcon } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { markStyles } from './control-styles'
import { useFieldControl } from './field-context'
import { mergeRefs } from './merge-refs'

export const CHECKBOX_VARIANTS = ['plain', 'tile'] as const

const rootStyles = cva('relative has-disabled:cursor-not-allowed has-disabled:text-disabled-text', {
  variants: {
    variant: {
      plain: 'inline-flex w-fit items-start',
      tile: [
        'inline-flex flex-1 items-center justify-center border border-border-input px-3 font-medium transition-colors duration-fast',
        'hover:border-text-muted has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:border-border has-disabled:bg-disabled-bg',
        'forced-colors:has-checked:outline-2',
      ],
    } satisfies Record<(typeof CHECKBOX_VARIANTS)[number], string | string[]>,
    size: { admin: 'text-a-body', s: 'text-small', m: 'text-[0.9375rem]/normal' } satisfies Record<
      ControlSize,
      string
    >,
  },
  compoundVariants: [
    { variant: 'plain', size: ['admin', 's'], class: 'gap-2.25 leading-[1.45]' },
    { variant: 'plain', size: 'm', class: 'gap-3' },
    { variant: 'tile', size: 'admin', class: 'min-h-control-admin gap-1.75 rounded-admin max-sm:min-h-hit' },
    { variant: 'tile', size: 's', class: 'min-h-control-sm gap-1.75 rounded-s' },
    { variant: 'tile', size: 'm', class: 'min-h-control-md gap-2 rounded-m' },
  ],
})

interface CheckboxOwnProps {
  /** 'tile' is a bordered button with a check mark, for a row of options. @default 'plain' */
  variant?: (typeof CHECKBOX_VARIANTS)[number]
  /**
   * Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop.
   * @default the size of the field, else 'm'
   */
  size?: ControlSize
  /** Partially checked, for example if only some rows are selected. */
  indeterminate?: boolean
  /** Secondary line below the label. */
  description?: ReactNode
  /** Label; without it pass `aria-label`. */
  children?: ReactNode
}
export type CheckboxProps = CheckboxOwnProps & Omit<ComponentProps<'input'>, keyof CheckboxOwnProps | 'type'>

/** Native checkbox with label. `className` is applied to the label; all other props, including `ref`, to the input. */
export function Checkbox({
  variant = 'plain',
  size: ownSize,
  indeterminate = false,
  description,
  className,
  children,
  ref,
  ...rest
}: CheckboxProps) {
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  const markIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate
  }
  const mark = size === 'm' ? 'size-3.5!' : 'size-3!'
  return (
    <label data-slot="checkbox" className={rootStyles({ variant, size, className })}>
      <span
        className={
          variant === 'tile'
            ? 'relative grid place-items-center has-[input:not(:checked)]:sr-only'
            : "relative mt-px grid flex-none place-items-center text-on-primary before:absolute before:-inset-2.75 before:content-[''] has-disabled:text-disabled-text"
        }
      >
        <input
          type="checkbox"
          data-slot="checkbox-control"
          {...rest}
          {...control}
          ref={mergeRefs(markIndeterminate, ref)}
          className={variant === 'tile' ? 'peer sr-only' : markStyles({ shape: 'box', size })}
        />
        {indeterminate ? (
          <MinusIcon className={`pointer-events-none absolute stroke-[2.4]! ${mark}`} />
        ) : (
          <CheckIcon
            className={
              variant === 'tile'
                ? 'size-3.5! stroke-[2.4]! text-text-brand peer-disabled:text-disabled-text'
                : `pointer-events-none absolute hidden stroke-[2.4]! peer-checked:block ${mark}`
            }
          />
        )}
      </span>
      {children !== undefined && (
        <span className="min-w-0 wrap-anywhere">
          {children}
          {description && <span className="block text-a-caption text-text-subtle">{description}</span>}
        </span>
      )}
    </label>
  )
}
