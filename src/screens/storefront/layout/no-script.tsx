import { useTranslations } from '@/i18n'

/** Says without JavaScript what does not work; rendered by the server only. */
export function NoScript() {
  const t = useTranslations('shop')
  return (
    <noscript>
      <p className="bg-warn-bg px-gutter py-3 text-center text-small text-warn-fg">{t('noScript')}</p>
    </noscript>
  )
}
