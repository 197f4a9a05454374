import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { RefreshIcon } from '@/icons'
import { Button } from '@/ui/button'

const rowStyles = cva(
  'grid items-center gap-x-16 gap-y-8 py-10 md:grid-cols-[1fr_auto] md:py-16 max-md:[&>[data-part=arch]]:order-first',
)

interface FailureRowOwnProps {
  title: ReactNode
  text: ReactNode
  retryLabel: string
  /** True while retrying. */
  retrying?: boolean
  onRetry?: () => void
  /** Another action beside the retry button. */
  action?: ReactNode
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3
}
export type FailureRowProps = FailureRowOwnProps & Omit<ComponentProps<'div'>, keyof FailureRowOwnProps>

/** Error state of a page or a section; announced to screen readers when it appears. */
export function FailureRow({
  title,
  text,
  retryLabel,
  retrying = false,
  onRetry,
  action,
  headingLevel = 2,
  className,
  ...rest
}: FailureRowProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="failure-row" role="alert" className={rowStyles({ className })} {...rest}>
      <div>
        <Heading className="max-w-[20ch] font-serif text-display-m text-balance">{title}</Heading>
        <p className="mt-3.5 mb-6.5 max-w-[38ch] text-body-l text-text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          {onRetry && (
            <Button size="l" loading={retrying} onClick={onRetry}>
              <RefreshIcon />
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      </div>
      <div
        data-part="arch"
        aria-hidden="true"
        className="grid h-65 w-56 items-end justify-items-center overflow-hidden rounded-t-[112px] rounded-b-[16px] bg-tint-rose md:me-4 md:h-75 md:w-65 md:rounded-t-[130px] md:rounded-b-[18px]"
      >
        <Botanical name="hagebutte" className="h-[88%] w-[80%]" />
      </div>
    </div>
  )
}
