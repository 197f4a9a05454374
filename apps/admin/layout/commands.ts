import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import {
  BoxIcon,
  EditIcon,
  GlobeIcon,
  GridIcon,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  TagIcon,
  TruckIcon,
} from '@/icons'
import { useLanguage, useTranslations } from '@/i18n'
import { sectionHref, type Section } from '@/screens/admin/layout/sections'
import { ADMIN_THEMES } from '@/screens/admin/layout/themes'
import type { Permission } from '@/shop/roles/permissions'
import { LANGUAGES } from '@/shop/shared/language'
import { useAdminApplication } from '../app/application'
import { routeOf } from '../app/inner-links'
import { areLetterKeysOff, switchLetterKeys } from '../app/letter-keys'
import { NEW } from '../shared/section-params'
import { usePermissions } from '../staff/queries'
import { SectionCommandsContext, createSectionCommands } from './section-commands'

/** Records that have a form of their own, by the parameter that opens it. */
const NEW_RECORDS = [
  { name: 'product', section: 'products', needs: 'catalogue.write', icon: BoxIcon },
  { name: 'coupon', section: 'coupons', needs: 'coupons.write', icon: TagIcon },
  { name: 'category', section: 'categories', needs: 'catalogue.write', icon: GridIcon },
  { name: 'company', section: 'cargo', needs: 'cargo.write', icon: TruckIcon },
] as const satisfies readonly { name: string; section: Section; needs: Permission; icon: unknown }[]

const THEME_ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const

const nothingHere = createSectionCommands()

/** The palette's commands: what the open section offers, new records, theme and language. */
export function useCommands() {
  const t = useTranslations('adminPalette')
  const common = useTranslations('admin')
  const navigate = useNavigate()
  const permissions = usePermissions()
  const theme = useStore(useAdminApplication().theme)
  const language = useLanguage()
  const here = useStore(use(SectionCommandsContext) ?? nothingHere, (state) => state.here)
  const created = NEW_RECORDS.filter(({ needs }) => permissions.includes(needs)).map(
    ({ name, section, icon }) => ({
      id: `new-${name}`,
      label: t(`new.${name}`),
      icon,
      run: () => void navigate(routeOf(`${sectionHref(section)}&${name}=${NEW}`)),
    }),
  )
  const themes = ADMIN_THEMES.filter((choice) => choice !== theme.choice).map((choice) => ({
    id: `theme-${choice}`,
    label: common('shell.theme', { name: common(`themes.${choice}`) }),
    icon: THEME_ICONS[choice],
    run: () => theme.choose(choice),
  }))
  const languages = LANGUAGES.filter((each) => each !== language).map((each) => ({
    id: `language-${each}`,
    label: t('language', { name: t(`languages.${each}`) }),
    icon: GlobeIcon,
    run: () => {
      // Texts are loaded once, in the language of the address.
      const url = new URL(window.location.href)
      url.searchParams.set('lang', each)
      window.location.assign(url)
    },
  }))
  const off = areLetterKeysOff()
  const keys = {
    id: 'letter-keys',
    label: t(off ? 'letterKeys.on' : 'letterKeys.off'),
    icon: EditIcon,
    run: () => switchLetterKeys(!off),
  }
  return {
    here,
    everywhere: [
      { label: t('create'), commands: created },
      { label: t('settings'), commands: [...themes, ...languages, keys] },
    ],
  }
}
