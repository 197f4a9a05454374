import { LogoMark } from '@/art'
import { LogoutIcon, SearchIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Avatar } from '@/ui/avatar'
import { IconButton } from '@/ui/icon-button'
import { SideNavigation } from '@/ui/side-navigation'
import { SECTION_GROUPS, type Section, type SectionEntry } from './sections'
import { ThemeMenu, type ThemeMenuProps } from './theme-menu'

export interface ShellNavigationProps {
  /** Sections in display order. */
  sections: readonly SectionEntry[]
  section: Section
  /** Number of open items per section, for example new orders. */
  counts?: Partial<Readonly<Record<Section, number>>>
  /** Opens the own account; without it the name is plain text. */
  onAccount?: () => void
  onLogout: () => void
  loggingOut?: boolean
  /** Opens the command palette; without it the search button is hidden. */
  onSearch?: () => void
  /** Selected theme and its change handler; without it the menu is hidden. */
  theme?: Pick<ThemeMenuProps, 'current' | 'onChange'>
  hrefOf: (section: Section) => string
  admin: { readonly name: string; readonly email: string }
  /** Shows the logo above the sections; a drawer has its own header. @default true */
  branded?: boolean
  className?: string
}

/** Navigation with sections and the signed-in administrator. */
export function ShellNavigation({
  sections,
  section,
  counts = {},
  hrefOf,
  admin,
  branded = true,
  onAccount,
  onLogout,
  loggingOut = false,
  onSearch,
  theme,
  className,
}: ShellNavigationProps) {
  const t = useTranslations('admin')
  return (
    <SideNavigation
      label={t('shell.navigation')}
      current={section}
      className={className}
      groups={SECTION_GROUPS.map((group) => ({
        id: group,
        label: group === 'work' ? undefined : t(`groups.${group}`),
        items: sections
          .filter((entry) => entry.group === group)
          .map(({ id, icon }) => ({
            id,
            label: t(`sections.${id}`),
            icon,
            count: counts[id],
            href: hrefOf(id),
          })),
      }))}
      header={
        branded && (
          <div className="flex items-center gap-2.5 text-body font-semibold text-text-brand">
            <LogoMark className="h-6.25 w-5 flex-none" />
            <span className="me-auto">{t('brand')}</span>
            {onSearch && (
              <span className="-my-1 -me-2 flex">
                <IconButton size="admin" label={t('shell.search')} icon={SearchIcon} onClick={onSearch} />
              </span>
            )}
          </div>
        )
      }
      footer={
        <>
          {onAccount ? (
            <button
              type="button"
              onClick={onAccount}
              className="-mx-1 flex min-w-0 flex-1 items-center gap-2.5 rounded-admin px-1 py-0.5 text-start hover:bg-surface-hover pointer-coarse:min-h-hit"
            >
              <Person admin={admin} />
              <span className="sr-only">{t('shell.account')}</span>
            </button>
          ) : (
            <div className="flex min-w-0 flex-1 items-center gap-2.5">
              <Person admin={admin} />
            </div>
          )}
          <span className="-mx-2 flex flex-none">
            {branded && theme && <ThemeMenu {...theme} size="admin" />}
            <IconButton
              size="admin"
              label={t('shell.logout')}
              icon={LogoutIcon}
              loading={loggingOut}
              onClick={onLogout}
            />
          </span>
        </>
      }
    />
  )
}

function Person({ admin }: Pick<ShellNavigationProps, 'admin'>) {
  const t = useTranslations('admin')
  return (
    <>
      <Avatar name={admin.name} />
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-caption text-text-subtle">{t('shell.welcome')}</span>
        <span className="block truncate font-semibold" title={admin.email}>
          {admin.name}
        </span>
      </span>
    </>
  )
}
