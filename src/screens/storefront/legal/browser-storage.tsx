import { useTranslations } from '@/i18n'
import { BROWSER_STORAGE } from './stored-keys'

const PURPOSES = [
  'cart',
  'coupon',
  'wishlist',
  'session',
  'attempt',
  'form',
  'confirmation',
  'reload',
  'language',
] as const

/** Section of the privacy page that lists browser storage and explains why no consent is needed. */
export function BrowserStorage() {
  const t = useTranslations('legal')
  return (
    <div data-slot="browser-storage" className="grid gap-3.5">
      <p>{t('storage.text')}</p>
      <ul aria-label={t('storage.list')} className="list-disc ps-5">
        {PURPOSES.map((purpose) => (
          <li key={purpose}>
            {t(`storage.${purpose}`)}{' '}
            <span className="text-small text-text-muted">({BROWSER_STORAGE[purpose].join(', ')})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
