import { useTranslations } from '../../../i18n'
import type { ReturnStatus } from '@/shop/returns/returns'
import { Status, type StatusTone } from '../../../ui/status'

const TONES: Readonly<Record<ReturnStatus, StatusTone>> = {
  new: 'warn',
  accepted: 'success',
  refused: 'danger',
}

export function ReturnStatusMark({ status }: { status: ReturnStatus }) {
  const t = useTranslations('adminReturns')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}
