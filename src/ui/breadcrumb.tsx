import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ChevronRightIcon } from '../icons'
import { useTranslations } from '../i18n'
import type { Anchor } from './anchor'

export interface BreadcrumbItem {
  label: string
  /** URL; undefined for the current page, the last item. */
  href?: string
}

const breadcrumbStyles = cva('text-small text-text-subtle')

interface BreadcrumbOwnProps {
  /** Items from the start page to the current page. */
  items: readonly BreadcrumbItem[]
  /** Component that renders links: the router’s own, or `a`. @default 'a' */
  link?: Anchor
}
export type BreadcrumbProps = BreadcrumbOwnProps & Omit<ComponentProps<'nav'>, keyof BreadcrumbOwnProps>

export function Breadcrumb({ items, link: Link = 'a', className, ...rest }: BreadcrumbProps) {
  const t = useTranslations('ui')
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={t('breadcrumb.label')}
      className={breadcrumbStyles({ className })}
      {...rest}
    >
      <ol className="flex items-center gap-x-2.5 sm:flex-wrap">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-2.5 last:shrink-99">
            {index > 0 && <ChevronRightIcon size="s" />}
            {href === undefined ? (
              <span aria-current="page" className="font-medium text-text max-sm:truncate">
                {label}
              </span>
            ) : (
              <Link
                href={href}
                className="inline-flex items-center py-0.5 underline-offset-4 hover:underline pointer-coarse:min-h-hit"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
