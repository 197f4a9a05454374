import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const cardStyles = cva('group/card min-w-0 border border-border bg-surface text-text', {
  variants: {
    /** `shop` is spacious, `admin` is compact for the back office. */
    density: { shop: 'rounded-l', admin: 'rounded-m' },
  },
  defaultVariants: { density: 'shop' },
})

export interface CardProps extends ComponentProps<'div'>, VariantProps<typeof cardStyles> {
  /** Renders the only child, for example a `section` or `article`, as the card. */
  asChild?: boolean
}

/** A bordered surface without shadow; do not nest cards. */
export function Card({ density = 'shop', asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root data-slot="card" data-density={density} className={cardStyles({ density, className })} {...rest} />
  )
}

const headerStyles = cva([
  'flex flex-wrap items-center gap-3 border-b border-border px-6 py-4',
  'group-data-[density=admin]/card:min-h-13.5 group-data-[density=admin]/card:px-4.5 group-data-[density=admin]/card:py-2',
])
/** Card header with title on the left, actions on the right and a border below. */
export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header data-slot="card-header" className={headerStyles({ className })} {...rest} />
}

const titleStyles = cva([
  'me-auto font-serif text-title-m',
  'group-data-[density=admin]/card:font-sans group-data-[density=admin]/card:text-a-heading group-data-[density=admin]/card:font-semibold',
])
export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={titleStyles({ className })} {...rest}>
      {children}
    </h2>
  )
}

const bodyStyles = cva(
  'p-6 group-data-[density=admin]/card:px-4.5 group-data-[density=admin]/card:py-4 max-sm:px-4.5',
)
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card-body" className={bodyStyles({ className })} {...rest} />
}

const footerStyles = cva([
  'flex flex-wrap items-center gap-2.5 border-t border-border px-6 py-4',
  'group-data-[density=admin]/card:px-4.5 group-data-[density=admin]/card:py-2.5',
])
export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer data-slot="card-footer" className={footerStyles({ className })} {...rest} />
}
