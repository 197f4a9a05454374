import { LockIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ScreenHeader } from '../shared/screen-header'
import type { Section } from './sections'

interface NoPermissionProps {
  section: Section
  /** Address of the first section that may be seen. */
  home: string
}

/** Stands in for a section that was opened by its address without the permission for it. */
export function NoPermission({ section, home }: NoPermissionProps) {
  const t = useTranslations('admin')
  return (
    <>
      <ScreenHeader title={t(`sections.${section}`)} />
      <EmptyState
        density="admin"
        title={t('noPermission.title')}
        drawing={<LockIcon size="l" />}
        action={
          <Button asChild variant="outline" size="admin">
            <a href={home}>{t('noPermission.back')}</a>
          </Button>
        }
      >
        {t('noPermission.text')}
      </EmptyState>
    </>
  )
}
