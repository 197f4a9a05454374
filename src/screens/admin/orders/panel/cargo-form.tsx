import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isShippedUnpaid, type OrderStatus } from '@/shop/orders/order'
import { cargoAssignmentForm, type CargoAssignment } from '@/shop/cargo/cargo-form'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { Note } from '@/ui/note'
import { submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { useDirtyReport } from '../../shared/forms/use-dirty-report'
import { useMessageWithReason } from '../../shared/use-message-with-reason'
import { sectionHref } from '../../layout/sections'
import type { CargoAssignmentState, CargoOption } from '../orders-types'

/**
 * Note about the effect of an assignment; must match the server: an unshipped order becomes shipped, and a delivered
 * one, whose number is only entered late, sends no mail.
 */
function effectOf(status: OrderStatus): 'effect' | 'effectMail' | 'effectNone' {
  if (status === 'delivered') return 'effectNone'
  return status === 'shipped' ? 'effectMail' : 'effect'
}

interface CargoFormProps {
  order: AdminOrder
  state: CargoAssignmentState
  companies: readonly CargoOption[]
  onAssign: (input: CargoAssignment) => void
  /** Called when the form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
  onCancel: () => void
}

/** Fields of the dialog, shown once the companies are loaded. */
export function CargoForm({ order, companies, state, onAssign, onDirtyChange, onCancel }: CargoFormProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { submitting = false, serverError, isShared = false } = state
  const isUnpaid = isShippedUnpaid({ ...order, paymentStatus: order.payment.status }, 'shipped')
  const current = companies.find(({ id }) => id === order.shipment?.companyId)
  const {
    register,
    clearErrors,
    handleSubmit,
    formState: { errors, isDirty },
  } = useAdminForm({
    schema: cargoAssignmentForm,
    defaultValues: {
      companyId: current?.id ?? '',
      trackingNumber: order.shipment?.trackingNumber ?? '',
    },
    texts: { companyId: t('cargo.required'), trackingNumber: t('cargo.required') },
  })
  useDirtyReport(isDirty, onDirtyChange)
  // Both fields share one error message, so editing either clears it.
  const field = (name: keyof CargoAssignment) => register(name, { onChange: () => clearErrors() })
  const { companyId, trackingNumber } = errors
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={submitting}
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          if (submitting) event.preventDefault()
          else submitOf(handleSubmit, onAssign)(event)
        }}
      >
        <DialogBody className="grid gap-3.5">
          {serverError !== undefined && (
            <Note tone={isShared ? 'warn' : 'danger'} size="admin" role="alert">
              {isShared ? serverError : withReason(t('notices.cargoFailed'), serverError || undefined)}
            </Note>
          )}
          {isUnpaid && (
            <Note tone="warn" size="admin">
              {t('cargo.unpaid')}
            </Note>
          )}
          {companies.length === 0 && (
            <Note tone="warn" size="admin">
              {t('cargo.companiesNone')}{' '}
              <Link variant="inline" href={sectionHref('cargo')}>
                {t('cargo.companiesManage')}
              </Link>
            </Note>
          )}
          <Field label={t('cargo.company')} error={!trackingNumber && companyId?.message} required>
            <NativeSelect
              placeholder={t('cargo.choose')}
              aria-invalid={Boolean(companyId)}
              {...field('companyId')}
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('cargo.tracking')} error={trackingNumber?.message} required>
            <Input autoComplete="off" placeholder={t('cargo.example')} {...field('trackingNumber')} />
          </Field>
          <Note size="admin">{t(`cargo.${effectOf(order.status)}`)}</Note>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" size="admin" disabled={submitting} onClick={onCancel}>
            {common('form.cancel')}
          </Button>
          <Button type="submit" size="admin" loading={submitting}>
            {t(isShared ? 'cargo.submitAnyway' : 'cargo.submit')}
          </Button>
        </DialogFooter>
      </form>
    </ControlSizeProvider>
  )
}
