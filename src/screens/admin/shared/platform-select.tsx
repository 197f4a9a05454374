import type { ComponentProps } from 'react'
import { useTranslations } from '@/i18n'
import { PLATFORMS } from '@/shop/shared/platform'
import { NativeSelect } from '@/ui/native-select'

/** One of the platforms. */
export function PlatformSelect(props: Omit<ComponentProps<typeof NativeSelect>, 'children'>) {
  const t = useTranslations('admin')
  return (
    <NativeSelect {...props}>
      {PLATFORMS.map((platform) => (
        <option key={platform} value={platform}>
          {t(`platforms.${platform}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
