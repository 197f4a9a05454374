import { FlaskIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'

/** 'Örnek veri' badge that marks data as samples. */
export function SampleBadge() {
  const t = useTranslations('admin')
  return (
    <Badge variant="sample" size="s">
      <FlaskIcon size="s" />
      {t('demo')}
    </Badge>
  )
}
