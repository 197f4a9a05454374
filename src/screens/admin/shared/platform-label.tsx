import { useTranslations } from '@/i18n'
import type { Platform } from '@/shop/shared/platform'

const CODES: Readonly<Record<Platform, string>> = { germany: 'DE', turkey: 'TR', mobile: 'MB' }

function Mark({ platform, label }: { platform: Platform; label?: string }) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="inline-block flex-none rounded-xs border border-border-strong px-1 py-0.75 text-[0.6875rem]/none font-semibold tracking-[0.02em] text-text-muted"
    >
      {CODES[platform]}
    </span>
  )
}

/** Platform such as 'DE Almanya'; in narrow tables 'DE' with the name for screen readers. */
export function PlatformLabel({ platform }: { platform: Platform }) {
  const t = useTranslations('admin')
  return (
    <span className="inline-flex items-center gap-1.75 whitespace-nowrap text-text-muted">
      <Mark platform={platform} />
      <span className="@min-md:@max-3xl:sr-only">{t(`platforms.${platform}`)}</span>
    </span>
  )
}

/** Platform codes such as 'DE MB', each with its name for screen readers. */
export function PlatformMarks({ platforms }: { platforms: readonly Platform[] }) {
  const t = useTranslations('admin')
  return (
    <span className="inline-flex gap-1.5">
      {platforms.map((platform) => (
        <Mark key={platform} platform={platform} label={t(`platforms.${platform}`)} />
      ))}
    </span>
  )
}
