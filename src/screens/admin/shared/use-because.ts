import { useTranslations } from '../../../i18n'

/** The sentence of A8, followed by the server's own where it gave one. */
export function useBecause() {
  const t = useTranslations('admin')
  return (sentence: string, reason: string | undefined): string =>
    reason === undefined ? sentence : t('because', { sentence, reason })
}
