import { FlaskIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { Badge } from '../../../ui/badge'

/** 'Örnek veri': nothing here is measured or saved. */
export function SampleBadge() {
  const t = useTranslations('admin')
  return (
    <Badge variant="sample" size="s">
      <FlaskIcon size="s" />
      {t('demo')}
    </Badge>
  )
}
