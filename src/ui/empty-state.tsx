import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { TINT_STYLES, type Tint } from './tints'

type EmptyTint = Tint | 'danger' | 'none'

const emptyStyles = cva('grid justify-items-center text-center', {
  variants: {
    /** `shop` is spacious, `admin` is compact for the back office. */
    density: {
      shop: 'gap-2.5 px-6 py-10',
      admin: 'gap-1.5 px-6 pt-8.5 pb-9.5 text-a-body',
    },
  },
  defaultVariants: { density: 'shop' },
})

const archStyles = cva('grid flex-none overflow-hidden forced-colors:border', {
  variants: {
    density: {
      shop: 'mb-3.5 h-43 w-37 items-end justify-items-center rounded-t-[74px] rounded-b-[14px] [&>*]:h-[86%] [&>*]:w-[82%]',
      admin: 'mb-2.5 h-24.5 w-21 place-items-center rounded-t-[42px] rounded-b-[8px]',
    },
    tint: {
      ...TINT_STYLES,
      danger: 'bg-danger-bg text-danger-fg',
      none: 'bg-surface-sunken text-text-subtle',
    } satisfies Record<EmptyTint, string>,
  },
})

interface EmptyStateOwnProps extends VariantProps<typeof emptyStyles> {
  /** What is empty, in one line. */
  title: ReactNode
  /**
   * Illustration: a drawing of yours in a shop (`preserveAspectRatio="xMidYMax meet"` aligns it to the bottom), an icon in the back office.
   */
  drawing?: ReactNode
  /** Soft background colour behind a drawing. @default 'sand' in the shop, none in the back office */
  tint?: Tint | 'danger' | 'none'
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** Next step: one button, optionally with a link below. */
  action?: ReactNode
}
export type EmptyStateProps = EmptyStateOwnProps & Omit<ComponentProps<'div'>, keyof EmptyStateOwnProps>

/** Empty state with an illustration, a sentence and an action. */
export function EmptyState({
  title,
  drawing,
  density,
  tint,
  headingLevel = 2,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  const shop = density !== 'admin'
  return (
    <div data-slot="empty-state" className={emptyStyles({ density, className })} {...rest}>
      {drawing && (
        <div
          aria-hidden="true"
          className={archStyles({ density: density ?? 'shop', tint: tint ?? (shop ? 'sand' : 'none') })}
        >
          {drawing}
        </div>
      )}
      <Heading
        className={
          shop
            ? 'font-serif text-title-m text-balance wrap-anywhere'
            : 'text-a-heading font-semibold text-balance wrap-anywhere'
        }
      >
        {title}
      </Heading>
      {children && <div className="max-w-[38ch] text-balance text-text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-col items-center gap-3">{action}</div>}
    </div>
  )
}
