import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card, CardHeader, CardTitle } from '@/ui/card'

const panelStyles = cva('overflow-hidden', {
  variants: {
    edge: { true: 'max-md:-mx-4 max-md:rounded-none max-md:border-x-0', false: '' },
  },
  defaultVariants: { edge: true },
})

interface PanelOwnProps extends VariantProps<typeof panelStyles> {
  title?: ReactNode
  /** Content right of the title. */
  aside?: ReactNode
}
export type PanelProps = PanelOwnProps & Omit<ComponentProps<'section'>, keyof PanelOwnProps>

/** Surface of the back office; full width on phones. */
export function Panel({ title, aside, edge, className, children, ...rest }: PanelProps) {
  return (
    <Card asChild density="admin" className={panelStyles({ edge, className })}>
      <section {...rest}>
        {title && (
          <CardHeader>
            <CardTitle>{title}</CardTitle>
            {aside}
          </CardHeader>
        )}
        {children}
      </section>
    </Card>
  )
}
