import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '../i18n'

const skeletonStyles = cva(
  'block animate-[pulse_1400ms_ease-in-out_infinite_alternate] bg-border motion-reduce:animate-none forced-colors:border',
  {
    variants: {
      /** What the placeholder stands for: a line of text, a heading, a block or a circle. */
      shape: {
        line: 'h-3.25 rounded-xs',
        heading: 'h-5 rounded-xs',
        block: 'rounded-m',
        circle: 'rounded-pill',
      },
    },
    defaultVariants: { shape: 'line' },
  },
)

export interface SkeletonProps extends ComponentProps<'span'>, VariantProps<typeof skeletonStyles> {}

/** Placeholder shape of a loading layout; set width and height by `style` or a class of your own. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={skeletonStyles({ shape, className })}
      {...rest}
    />
  )
}

interface LoadingRegionProps extends ComponentProps<'div'> {
  /** Accessible name, read by screen readers. @default 'Loading' in the current language */
  label?: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
}

/** Wraps skeletons and announces once to screen readers that content is loading. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  const t = useTranslations('ui')
  return (
    <div data-slot="loading-region" aria-busy="true" {...rest}>
      <span role="status" className="sr-only">
        {label ?? t('loading.label')}
      </span>
      {children}
    </div>
  )
}

const archStyles = cva(
  'grid aspect-[1/1.12] items-end justify-items-center rounded-l bg-[light-dark(var(--verda-surface-sunken),var(--verda-surface))] text-border-strong',
)
/** Arch-shaped placeholder of a product image. */
export function ArchSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-slot="arch-skeleton" aria-hidden="true" className={archStyles({ className })} {...rest}>
      <svg viewBox="0 0 100 130" className="mb-[9%] w-[44%] fill-none stroke-current stroke-[1.4]">
        <path d="M12 128V50a38 38 0 0 1 76 0v78Z" />
      </svg>
    </div>
  )
}
