import { LogoMark } from '../../../art'
import { LogoutIcon, SearchIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { Avatar } from '../../../ui/avatar'
import { IconButton } from '../../../ui/icon-button'
import { SideNavigation } from '../../../ui/side-navigation'
import { sectionGroups, sectionIcons, type Section } from './sections'
import type { ShellScreenProps } from './shell-screen'
import { ThemeMenu } from './theme-menu'

export interface ShellNavigationProps extends Pick<
  ShellScreenProps,
  'section' | 'counts' | 'onLogout' | 'loggingOut' | 'onSearch' | 'theme'
> {
  hrefOf: (section: Section) => string
  admin: { readonly name: string; readonly email: string }
  /** The brand above the sections; a drawer has its own head. */
  branded?: boolean
  className?: string
}

/** The thirteen sections and the person who is signed in. */
export function ShellNavigation({
  section,
  counts = {},
  hrefOf,
  admin,
  branded = true,
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
      groups={sectionGroups.map(({ id, sections }) => ({
        id,
        label: id === 'work' ? undefined : t(`groups.${id}`),
        items: sections.map((item) => ({
          id: item,
          label: t(`sections.${item}`),
          icon: sectionIcons[item],
          count: counts[item],
          href: hrefOf(item),
        })),
      }))}
      header={
        branded && (
          <div className="flex items-center gap-2.5 text-body font-semibold text-text-brand">
            <LogoMark className="h-6.25 w-5 flex-none" />
            <span className="mr-auto">{t('brand')}</span>
            {onSearch && (
              <span className="-my-1 -mr-2 flex">
                <IconButton size="admin" label={t('shell.search')} icon={SearchIcon} onClick={onSearch} />
              </span>
            )}
          </div>
        )
      }
      footer={
        <>
          <Avatar name={admin.name} />
          <div className="min-w-0 flex-1 leading-tight">
            <p className="truncate text-caption text-text-subtle">{t('shell.welcome')}</p>
            <p className="truncate font-semibold" title={admin.email}>
              {admin.name}
            </p>
          </div>
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
