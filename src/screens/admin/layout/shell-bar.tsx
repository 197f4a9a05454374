import { useState } from 'react'
import { LogoMark } from '@/art'
import { MenuIcon, SearchIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Drawer, DrawerContent, DrawerTitle, DrawerTrigger } from '@/ui/drawer'
import { IconButton } from '@/ui/icon-button'
import { ThemeMenu } from './theme-menu'
import { ShellNavigation, type ShellNavigationProps } from './shell-navigation'

/** Top bar for phones and tablets: section title and a button that opens the navigation. */
export function ShellBar(props: ShellNavigationProps) {
  const t = useTranslations('admin')
  const [shown, setShown] = useState(props.section)
  const [open, setOpen] = useState(false)
  // Closes the drawer when another section is selected.
  if (shown !== props.section) {
    setShown(props.section)
    setOpen(false)
  }
  const { onSearch, theme } = props
  return (
    <header className="sticky top-0 z-header flex h-15 items-center border-b border-border bg-bg ps-4 pe-1.5 lg:hidden">
      <p className="me-auto flex min-w-0 items-center gap-2.5 text-[1.125rem] font-semibold tracking-tight">
        <LogoMark className="h-5.25 w-4.25 flex-none text-text-brand" />
        <span className="truncate">{t(`sections.${props.section}`)}</span>
      </p>
      {onSearch && <IconButton label={t('shell.search')} icon={SearchIcon} onClick={onSearch} />}
      {theme && <ThemeMenu {...theme} />}
      <Drawer open={open} onOpenChange={setOpen}>
        <DrawerTrigger asChild>
          <IconButton label={t('shell.openMenu')} icon={MenuIcon} />
        </DrawerTrigger>
        <DrawerContent
          density="admin"
          sheet={null}
          aria-describedby={undefined}
          className="inset-x-auto! inset-s-0! top-0! bottom-0! w-78! max-w-[86vw]! animate-[fade-in_var(--verda-t-base)_var(--verda-ease-out)]! overflow-hidden rounded-s-none! rounded-e-xl!"
        >
          <DrawerTitle className="h-15 flex-none px-5.5 text-text-brand">
            <LogoMark className="h-5.75 w-4.5" />
            {t('brand')}
          </DrawerTitle>
          <ShellNavigation
            {...props}
            branded={false}
            className="flex-1 bg-surface-raised! pt-0! [&_a]:min-h-hit [&_a[aria-current=page]]:border-transparent! [&_a[aria-current=page]]:bg-soft! [&_a[aria-current=page]]:text-on-soft! [&_a[aria-current=page]]:shadow-none!"
          />
        </DrawerContent>
      </Drawer>
    </header>
  )
}
