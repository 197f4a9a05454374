import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/page-header'

interface ScreenHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Shows the title on phones too, where the top bar already shows it. @default false */
  keepTitle?: boolean
  children?: ReactNode
}

/** Title and actions of a section. */
export function ScreenHeader({ title, subtitle, keepTitle = false, children }: ScreenHeaderProps) {
  const quiet = children
    ? 'max-lg:min-h-0 max-lg:justify-end max-sm:justify-start max-lg:[&>div:first-child]:contents max-lg:[&_h1]:sr-only max-lg:[&_h1+p]:mt-0 max-lg:[&_h1+p]:me-auto max-sm:[&>[data-slot=button]]:flex-1 max-sm:[&>[data-slot=segmented-control]]:flex-1'
    : 'max-lg:min-h-0 max-lg:py-2 max-sm:py-1 max-lg:[&_h1]:sr-only max-lg:[&_h1+p]:mt-0'
  return (
    <PageHeader density="admin" title={title} subtitle={subtitle} className={keepTitle ? undefined : quiet}>
      {children}
    </PageHeader>
  )
}
