import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { IconProps } from '../icons'
import { useFormat } from '../i18n'
import type { Anchor } from './anchor'

export interface SideNavigationItem {
  id: string
  label: string
  icon?: ComponentType<IconProps>
  /** Badge with the number of open items; hidden if 0. */
  count?: number
  href: string
}
export interface SideNavigationGroup {
  id: string
  /** Label of the group; the first group has none. */
  label?: string
  items: readonly SideNavigationItem[]
}

const navigationStyles = cva('flex h-full min-h-0 flex-col bg-surface-sunken px-3 py-5 text-a-body text-text')
const itemStyles = cva([
  'flex min-h-control-admin items-center gap-2.75 rounded-admin border border-transparent px-2.5 font-medium text-text-muted',
  'transition-colors duration-fast hover:bg-surface-hover hover:text-text pointer-coarse:min-h-hit',
  'aria-[current=page]:border-border aria-[current=page]:bg-surface-raised aria-[current=page]:text-text aria-[current=page]:shadow-s',
  'forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none',
  'forced-colors:aria-[current=page]:[&>:is(svg,span)]:text-[HighlightText]! [&>svg]:size-4.5 [&>svg]:text-text-subtle aria-[current=page]:[&>svg]:text-text-brand',
])

interface SideNavigationOwnProps {
  /** Accessible name of the navigation. */
  label: string
  /** Groups of sections. */
  groups: readonly SideNavigationGroup[]
  /** `id` of the current item. */
  current: string
  /** Component that renders links: the router’s own, or `a`. @default 'a' */
  link?: Anchor
  /** Logo above the groups. */
  header?: ReactNode
  /** Account of the signed-in person below the groups. */
  footer?: ReactNode
}
export type SideNavigationProps = SideNavigationOwnProps &
  Omit<ComponentProps<'div'>, keyof SideNavigationOwnProps>

export function SideNavigation({
  label,
  groups,
  current,
  link: Link = 'a',
  header,
  footer,
  className,
  ...rest
}: SideNavigationProps) {
  const format = useFormat()
  return (
    <div data-slot="side-navigation" className={navigationStyles({ className })} {...rest}>
      {header && <div className="flex-none px-2.5 pt-1 pb-5.5">{header}</div>}
      <nav aria-label={label} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 py-0.5">
        {groups.map((group) => (
          <div key={group.id} role={group.label ? 'group' : undefined} aria-label={group.label}>
            {group.label && (
              <p
                aria-hidden="true"
                className="px-2.5 pt-4.5 pb-1.5 text-a-caption font-semibold text-text-subtle"
              >
                {group.label}
              </p>
            )}
            <ul className="grid gap-0.5">
              {group.items.map(({ id, label: text, icon: Icon, count = 0, href }) => (
                <li key={id}>
                  <Link
                    href={href}
                    aria-current={id === current ? 'page' : undefined}
                    className={itemStyles()}
                  >
                    {Icon && <Icon />}
                    {text}
                    {count > 0 && (
                      <span className="ms-auto text-a-caption font-semibold text-text-muted tabular-nums">
                        {format.number(count)}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {footer && (
        <div className="mt-3 flex flex-none items-center gap-2.5 border-t border-border px-2.5 pt-3.5">
          {footer}
        </div>
      )}
    </div>
  )
}
