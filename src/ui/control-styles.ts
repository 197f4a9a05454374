import { cva } from 'class-variance-authority'
import type { ControlSize } from './control-size'

const focus = 'focus:border-transparent focus:outline-2 focus:-outline-offset-1 focus:outline-focus'

/** Box of text fields and selects. Controls of a form with `aria-busy` are muted while it submits. */
export const controlStyles = cva(
  [
    'w-full border border-border-input bg-surface text-text transition-[border-color,box-shadow] duration-fast',
    'placeholder:text-text-subtle placeholder:opacity-100 enabled:hover:border-text-muted',
    focus,
    'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger enabled:hover:aria-invalid:border-danger',
    'in-[form[aria-busy=true]]:border-border-strong in-[form[aria-busy=true]]:bg-surface-sunken in-[form[aria-busy=true]]:text-text-muted',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-disabled-bg disabled:text-disabled-text disabled:opacity-100',
  ],
  {
    variants: {
      size: {
        admin: 'rounded-admin px-2.75 text-a-body max-sm:px-3.25 max-sm:text-body',
        s: 'rounded-s px-3 text-[0.9375rem] max-sm:text-body',
        m: 'rounded-m px-3.75 text-body',
      } satisfies Record<ControlSize, string>,
      lines: { one: '', many: 'block resize-y read-only:bg-surface-sunken' },
    },
    compoundVariants: [
      { lines: 'one', size: 'admin', class: 'min-h-control-admin max-sm:min-h-hit' },
      { lines: 'one', size: 's', class: 'min-h-control-sm max-sm:min-h-hit' },
      { lines: 'one', size: 'm', class: 'min-h-control-md' },
      { lines: 'many', size: 'admin', class: 'min-h-19 py-2 leading-[1.45]' },
      { lines: 'many', size: 's', class: 'min-h-24 py-2.5 leading-normal' },
      { lines: 'many', size: 'm', class: 'min-h-26 py-3 leading-normal' },
    ],
    defaultVariants: { size: 'm', lines: 'one' },
  },
)

/** Dropdown list of Select and Combobox. */
export const listStyles = cva([
  'z-dialog overflow-y-auto overscroll-contain rounded-m border border-border bg-surface-raised p-1.5 text-text shadow-l',
  'data-[state=open]:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
])

export const optionStyles = cva(
  [
    'relative flex cursor-pointer items-center gap-2.75 rounded-admin ps-2.5 pe-9 outline-none select-none',
    'data-highlighted:bg-surface-hover forced-colors:data-highlighted:outline-2',
    'data-disabled:cursor-not-allowed data-disabled:text-disabled-text pointer-coarse:min-h-hit',
  ],
  {
    variants: {
      size: {
        admin: 'min-h-control-admin py-1 text-a-body max-sm:min-h-hit max-sm:text-body',
        s: 'min-h-control-sm py-1.5 text-[0.9375rem]',
        m: 'min-h-hit py-2 text-body',
      } satisfies Record<ControlSize, string>,
    },
    defaultVariants: { size: 'm' },
  },
)

/** Check mark of Checkbox and Radio. */
export const markStyles = cva(
  [
    'peer m-0 block flex-none appearance-none border border-border-input bg-surface transition-colors duration-fast',
    'enabled:hover:border-text-muted enabled:checked:hover:border-primary-hover',
    'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
    'data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger',
    'disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-disabled-bg',
  ],
  {
    variants: {
      shape: {
        box: 'rounded-xs checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary enabled:checked:hover:bg-primary-hover disabled:checked:bg-disabled-bg',
        dot: 'rounded-pill checked:border-primary disabled:checked:border-disabled-text',
      },
      size: { admin: 'size-4.5', s: 'size-4.5', m: 'size-5.5' } satisfies Record<ControlSize, string>,
    },
    compoundVariants: [
      { shape: 'dot', size: ['admin', 's'], class: 'checked:border-[5.5px]' },
      { shape: 'dot', size: 'm', class: 'checked:border-7' },
    ],
    defaultVariants: { size: 'm' },
  },
)
