import { useTranslations } from '@/i18n'
import type { ProductStatus } from '@/shop/catalogue/product'
import { Status, type StatusTone } from '@/ui/status'

const TONES: Readonly<Record<ProductStatus, StatusTone>> = {
  active: 'success',
  inactive: 'neutral',
  out_of_stock: 'danger',
  discontinued: 'plum',
}

export function ProductStatusMark({ status }: { status: ProductStatus }) {
  const t = useTranslations('adminProducts')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}
