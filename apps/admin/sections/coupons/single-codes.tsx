import { useState } from 'react'
import { SingleCodesDialog } from '@/screens/admin/coupons/single-codes-dialog'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import { createCouponCodes, getCouponCodes } from '@/shop/coupons/coupons.client'
import type { SingleCodesForm } from '@/shop/coupons/single-codes'
import { useHttp } from '../../app/application'
import { saveFailure } from '../../shared/query-states'
import { useDownload } from '../../shared/use-download'
import { useCouponChange } from './queries'

interface SingleCodesProps {
  coupon: CouponRecord
  onClose: () => void
}

/** Codes of a coupon that are used once each. */
export default function SingleCodes({ coupon: opened, onClose }: SingleCodesProps) {
  const http = useHttp()
  const [coupon, setCoupon] = useState(opened)
  const [file, setFile] = useState<{ readonly isComing: boolean; readonly error?: string }>()
  const { download, cancelDownload } = useDownload()
  const making = useCouponChange((server, form: SingleCodesForm) =>
    createCouponCodes(server, coupon.id, form),
  )
  async function save() {
    setFile({ isComing: true })
    const ended = await download(`${coupon.code}.csv`, (signal) =>
      getCouponCodes(http, coupon.id, { signal }),
    )
    if (ended !== 'cancelled')
      setFile({ isComing: false, ...(typeof ended === 'object' && { error: ended.message ?? '' }) })
  }
  return (
    <SingleCodesDialog
      // The form is empty again once codes were made.
      key={coupon.singleCodes}
      coupon={coupon}
      saving={making.isPending}
      refusal={saveFailure(making.error)}
      downloading={file?.isComing === true}
      downloadError={file?.error}
      onCreate={(form) => making.mutate(form, { onSuccess: setCoupon })}
      onDownload={() => void save()}
      onClose={() => {
        cancelDownload()
        onClose()
      }}
    />
  )
}
