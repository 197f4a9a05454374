import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const STATUS_TONES = ['success', 'warn', 'danger', 'info', 'plum', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

const statusStyles = cva(
  [
    'inline-flex items-center gap-1.75 rounded-xs border border-transparent ps-2 pe-2.25 whitespace-nowrap',
    'before:flex-none before:rounded-pill before:border-3 before:border-current forced-colors:border-current',
  ],
  {
    variants: {
      /** What the word means; dot and tint repeat it, so that colour is never the only signal. */
      tone: {
        success: 'bg-success-bg text-success-fg',
        warn: 'bg-warn-bg text-warn-fg',
        danger: 'bg-danger-bg text-danger-fg',
        info: 'bg-info-bg text-info-fg',
        plum: 'bg-plum-bg text-plum-fg',
        neutral: 'bg-neutral-bg text-neutral-fg',
      } satisfies Record<StatusTone, string>,
      /** Text size and spacing: `admin` is compact for the back office, `s` and `m` are for the shop. */
      size: {
        admin: 'min-h-5.5 text-a-caption/none font-semibold',
        m: 'min-h-6 text-caption/none font-[550]',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'm' },
  },
)

export interface StatusProps extends ComponentProps<'span'>, VariantProps<typeof statusStyles> {}

/** Coloured dot with a word; the colour is never the only information. */
export function Status({ tone, size, className, ...rest }: StatusProps) {
  return <span data-slot="status" className={statusStyles({ tone, size, className })} {...rest} />
}
