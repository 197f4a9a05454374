import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isUnshipped, type OrderStatus, type Parcel } from '@/shop/orders/order'
import { isShippedUnpaid, outstandingOf } from '@/shop/orders/payment-due'
import { linesWith, openOf, unsentOf } from '@/shop/orders/parcels'
import { cargoAssignmentForm } from '@/shop/cargo/cargo-form'
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
import type { CargoAssignmentState, CargoOption, ParcelInput } from '../orders-types'
import { CargoParts } from './cargo-parts'

/**
 * Note about the effect of an assignment; must match the server: an unshipped order becomes shipped with its last unit,
 * and a delivered one, whose number is only entered late, sends no mail.
 */
function effectOf(status: OrderStatus, sends: 'all' | 'part' | 'nothing') {
  if (status === 'delivered') return 'effectNone'
  if (!isUnshipped(status) || sends === 'nothing') return 'effectMail'
  return sends === 'part' ? 'effectPart' : 'effect'
}

const sum = (units: readonly number[]) => units.reduce((all, each) => all + each, 0)

interface CargoFormProps {
  order: AdminOrder
  /** The parcel that is corrected; missing for a new one. */
  parcel?: Parcel | undefined
  state: CargoAssignmentState
  companies: readonly CargoOption[]
  onAssign: (input: ParcelInput) => void
  /** Called when the form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
  onCancel: () => void
}

/** Fields of the dialog, shown once the companies are loaded. */
export function CargoForm(props: CargoFormProps) {
  const { order, parcel, companies, state, onAssign, onDirtyChange, onCancel } = props
  const t = useTranslations('adminOrders')
  const shipping = useTranslations('adminShipping')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { submitting = false, serverError, isShared = false, refusedLine } = state
  const isUnpaid = isShippedUnpaid({ ...order, paymentStatus: order.payment.status }, 'shipped')
  const current = companies.find(({ id }) => id === parcel?.companyId)
  const open = openOf(order)
  const [units, setUnits] = useState(open)
  const [isEmpty, setEmpty] = useState(false)
  const isChanged = units.some((each, at) => each !== open[at])
  const isPart = units.some((each, at) => each < (open[at] ?? 0))
  const isDivisible = parcel === undefined && sum(unsentOf(order)) > 1
  const {
    register,
    clearErrors,
    handleSubmit,
    formState: { errors, isDirty },
  } = useAdminForm({
    schema: cargoAssignmentForm,
    defaultValues: {
      companyId: current?.id ?? '',
      trackingNumber: parcel?.trackingNumber ?? '',
    },
    texts: { companyId: shipping('cargo.required'), trackingNumber: shipping('cargo.required') },
  })
  useDirtyReport(isDirty || isChanged, onDirtyChange)
  // Both fields share one error message, so editing either clears it.
  const field = (name: 'companyId' | 'trackingNumber') => register(name, { onChange: () => clearErrors() })
  const { companyId, trackingNumber } = errors
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={submitting}
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          if (submitting) event.preventDefault()
          else
            submitOf(handleSubmit, (values) => {
              const lines = linesWith(units)
              if (isChanged && lines.length === 0) return setEmpty(true)
              onAssign({ ...values, ...(isChanged && { lines }) })
            })(event)
        }}
      >
        <DialogBody className="grid gap-3.5">
          {serverError !== undefined && !refusedLine && (
            <Note tone={isShared ? 'warn' : 'danger'} size="admin" role="alert">
              {isShared ? serverError : withReason(t('notices.cargoFailed'), serverError || undefined)}
            </Note>
          )}
          {isUnpaid && (
            <Note tone="warn" size="admin">
              {shipping(outstandingOf(order) > 0 ? 'cargo.restUnpaid' : 'cargo.unpaid')}
            </Note>
          )}
          {companies.length === 0 && (
            <Note tone="warn" size="admin">
              {shipping('cargo.companiesNone')}{' '}
              <Link variant="inline" href={sectionHref('cargo')}>
                {shipping('cargo.companiesManage')}
              </Link>
            </Note>
          )}
          <Field label={shipping('cargo.company')} error={!trackingNumber && companyId?.message} required>
            <NativeSelect
              placeholder={shipping('cargo.choose')}
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
          <Field label={shipping('cargo.tracking')} error={trackingNumber?.message} required>
            <Input autoComplete="off" placeholder={shipping('cargo.example')} {...field('trackingNumber')} />
          </Field>
          {isDivisible && (
            <CargoParts
              order={order}
              units={units}
              isPart={isPart}
              error={isEmpty ? { message: shipping('cargo.nothing') } : refusedLine}
              onChange={(chosen) => {
                setEmpty(false)
                setUnits(chosen)
              }}
            />
          )}
          <Note size="admin">
            {shipping(`cargo.${effectOf(order.status, parcel ? 'nothing' : isPart ? 'part' : 'all')}`)}
          </Note>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" size="admin" disabled={submitting} onClick={onCancel}>
            {common('form.cancel')}
          </Button>
          <Button type="submit" size="admin" loading={submitting}>
            {shipping(isShared ? 'cargo.submitAnyway' : 'cargo.submit')}
          </Button>
        </DialogFooter>
      </form>
    </ControlSizeProvider>
  )
}
