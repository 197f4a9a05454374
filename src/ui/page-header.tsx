import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const headerStyles = cva('flex flex-wrap', {
  variants: {
    /** `shop` is spacious, `admin` is compact for the back office. */
    density: {
      shop: 'items-end justify-between gap-x-8 gap-y-5 pb-8 max-md:pb-5',
      admin: 'min-h-18 items-center gap-x-3.5 gap-y-2 py-3',
    },
  },
  defaultVariants: { density: 'shop' },
})

interface PageHeaderOwnProps extends VariantProps<typeof headerStyles> {
  /** Text of the h1. */
  title: ReactNode
  /** One line below the title. */
  subtitle?: ReactNode
  /** Search, filters or buttons at the end, below the title where there is no room; several in an `Inline` stay together. */
  children?: ReactNode
}
export type PageHeaderProps = PageHeaderOwnProps & Omit<ComponentProps<'header'>, keyof PageHeaderOwnProps>

/** Page title with actions; renders the page's only h1. */
export function PageHeader({ title, subtitle, density, className, children, ...rest }: PageHeaderProps) {
  const admin = density === 'admin'
  return (
    <header data-slot="page-header" className={headerStyles({ density, className })} {...rest}>
      <div className="me-auto min-w-0">
        <h1 className={admin ? 'text-a-title font-semibold' : 'font-serif text-display-l text-balance'}>
          {title}
        </h1>
        {subtitle && (
          <p className={admin ? 'mt-0.5 text-a-small text-text-subtle' : 'mt-3 text-text-muted'}>
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </header>
  )
}
