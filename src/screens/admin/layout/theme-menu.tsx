import { MonitorIcon, MoonIcon, SunIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { oneOf } from '@/shop/shared/stored'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/ui/dropdown-menu'
import { IconButton, type IconButtonProps } from '@/ui/icon-button'
import { ADMIN_THEMES, type ThemeChoice } from './themes'

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const

export interface ThemeMenuProps {
  current: ThemeChoice
  onChange: (theme: ThemeChoice) => void
  size?: IconButtonProps['size']
}

/** Selects light, dark or system theme. The button's label names the current one. */
export function ThemeMenu({ current, onChange, size }: ThemeMenuProps) {
  const t = useTranslations('admin')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          size={size}
          icon={icons[current]}
          label={t('shell.theme', { name: t(`themes.${current}`) })}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-40">
        <DropdownMenuRadioGroup
          value={current}
          onValueChange={(value) => {
            const theme = oneOf(ADMIN_THEMES, value)
            if (theme) onChange(theme)
          }}
        >
          {ADMIN_THEMES.map((theme) => {
            const Icon = icons[theme]
            return (
              <DropdownMenuRadioItem key={theme} value={theme}>
                <Icon size="s" />
                {t(`themes.${theme}`)}
              </DropdownMenuRadioItem>
            )
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
