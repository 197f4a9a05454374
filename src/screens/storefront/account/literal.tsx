import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'

/** A text that the specification wants in Turkish, also in the German shop. */
export function Literal({ children }: { children: ReactNode }) {
  const t = useTranslations('account')
  return <span lang={t('literalLang')}>{children}</span>
}
