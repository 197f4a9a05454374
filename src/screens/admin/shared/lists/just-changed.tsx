import { use } from 'react'
import { useTranslations } from '@/i18n'
import { ChangedRows } from './changed-rows'

/** Says for a moment that somebody else has changed the row. */
export function JustChanged({ id }: { id: string }) {
  const t = useTranslations('admin')
  return use(ChangedRows).includes(id) && <span className="text-text-subtle">{t('list.justChanged')}</span>
}
