import { FlaskIcon } from '../../../icons'
import { useWords } from '../../../i18n'
import { Badge } from '../../../ui/badge'

/** 'Örnek veri': nothing here is measured or saved (decisions §5). */
export function SampleBadge() {
  const words = useWords('admin')
  return (
    <Badge variant="sample" size="s">
      <FlaskIcon size="s" />
      {words('demo')}
    </Badge>
  )
}
