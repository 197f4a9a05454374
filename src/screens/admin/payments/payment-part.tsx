import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '@/icons'

interface PaymentPartProps {
  icon: ComponentType<IconProps>
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** Section of the form: a payment method or the shipping. */
export function PaymentPart({ icon: Icon, title, aside, children }: PaymentPartProps) {
  return (
    <fieldset aria-label={title} className="border-b border-border px-4.5 py-4 last-of-type:border-b-0">
      <div className="mb-3 flex items-center gap-2.5 font-semibold">
        <Icon />
        <span className="me-auto">{title}</span>
        {aside}
      </div>
      <div className="grid grid-cols-6 gap-x-4 gap-y-3.5">{children}</div>
    </fieldset>
  )
}
