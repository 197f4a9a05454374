import { cva } from 'class-variance-authority'
import type { ControlSize } from './control-size'

/** Box with tags and an input at the end, of TagInput and MultiCombobox. */
export const tagBoxStyles = cva(
  [
    'relative flex min-w-0 flex-wrap items-center gap-1.5 border border-border-input bg-surface p-1 transition-[border-color,box-shadow] duration-fast hover:border-text-muted',
    'has-[input:focus]:border-transparent has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-focus',
    'data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger',
    'data-disabled:border-border data-disabled:bg-disabled-bg',
    'in-[form[aria-busy=true]]:border-border-strong in-[form[aria-busy=true]]:bg-surface-sunken',
  ],
  {
    variants: {
      size: {
        admin: 'min-h-control-admin rounded-admin max-sm:min-h-hit',
        s: 'min-h-control-sm rounded-s',
        m: 'min-h-control-md rounded-m p-1.75',
      } satisfies Record<ControlSize, string>,
    },
  },
)

export const tagInputStyles = cva(
  'min-w-27.5 flex-1 border-0 bg-transparent px-2 outline-none placeholder:text-text-subtle placeholder:opacity-100 disabled:cursor-not-allowed disabled:text-disabled-text',
  {
    variants: {
      size: {
        admin: 'h-7 text-a-body max-sm:h-8.5 max-sm:text-body',
        s: 'h-7.5 text-[0.9375rem] max-sm:text-body',
        m: 'h-8 text-body',
      } satisfies Record<ControlSize, string>,
    },
  },
)
