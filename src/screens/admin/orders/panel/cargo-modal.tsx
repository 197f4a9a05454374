import { useTranslations } from '../../../../i18n'
import type { AdminOrder } from '../../../../domain/orders/admin-order'
import { isReleased, type OrderStatus } from '../../../../domain/orders/order'
import { cargoAssignmentForm, type CargoAssignment } from '../../../../domain/cargo/cargo-form'
import { Button } from '../../../../ui/button'
import { ControlSizeProvider } from '../../../../ui/control-size'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../../ui/dialog'
import { ErrorState } from '../../../../ui/error-state'
import { Field } from '../../../../ui/field'
import { Input } from '../../../../ui/input'
import { Link } from '../../../../ui/link'
import { NativeSelect } from '../../../../ui/native-select'
import { Note } from '../../../../ui/note'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton'
import { submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { sheetOnPhone } from '../../shared/forms/modal-styles'
import { sectionHref } from '../../layout/sections'
import type { CargoAssignmentState, CargoOption } from '../orders-types'

interface CargoModalProps {
  order: AdminOrder
  state: CargoAssignmentState
  onAssign: (input: CargoAssignment) => void
  onClose: () => void
  onRetry: () => void
}

/** Company and tracking number of one order. */
export function CargoModal({ order, state, onAssign, onClose, onRetry }: CargoModalProps) {
  const t = useTranslations('adminOrders')
  const { companies, submitting = false } = state
  return (
    <Dialog open onOpenChange={(open) => !open && !submitting && onClose()}>
      <DialogContent density="admin" size="s" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{t('cargo.assign')}</DialogTitle>
          <DialogDescription>
            {[order.number, order.customer.name, order.address.city].join(', ')}
          </DialogDescription>
        </DialogHeader>
        {companies.status === 'loading' && (
          <DialogBody>
            <LoadingRegion label={t('cargo.companiesLoading')} className="grid gap-3">
              <Skeleton className="w-24" />
              <Skeleton shape="block" className="h-9" />
              <Skeleton className="w-28" />
              <Skeleton shape="block" className="h-9" />
            </LoadingRegion>
          </DialogBody>
        )}
        {companies.status === 'error' && (
          <ErrorState density="admin" headingLevel={3} title={t('cargo.companiesFailed')} onRetry={onRetry} />
        )}
        {companies.status === 'ready' && (
          <CargoFields order={order} companies={companies.items} state={state} onAssign={onAssign} />
        )}
      </DialogContent>
    </Dialog>
  )
}

/** As the server does it: only an order on its way to the parcel moves on, and a released one sends no mail. */
function effectOf(status: OrderStatus): 'effect' | 'effectMail' | 'effectNone' {
  if (isReleased(status)) return 'effectNone'
  return status === 'shipped' || status === 'delivered' ? 'effectMail' : 'effect'
}

interface CargoFieldsProps extends Pick<CargoModalProps, 'order' | 'state' | 'onAssign'> {
  companies: readonly CargoOption[]
}

function CargoFields({ order, companies, state, onAssign }: CargoFieldsProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { submitting = false, serverError } = state
  const current = companies.find(({ id }) => id === order.shipment?.companyId)
  const {
    register,
    clearErrors,
    handleSubmit,
    formState: { errors },
  } = useAdminForm({
    schema: cargoAssignmentForm,
    defaultValues: {
      companyId: current?.id ?? '',
      trackingNumber: order.shipment?.trackingNumber ?? '',
    },
    texts: { companyId: t('cargo.required'), trackingNumber: t('cargo.required') },
  })
  // One sentence stands for both fields: it goes when either is edited.
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
            <Note tone="danger" size="admin" role="alert">
              {serverError || t('notices.cargoFailed')}
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
          <DialogClose asChild>
            <Button variant="outline" size="admin" disabled={submitting}>
              {common('form.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" size="admin" loading={submitting}>
            {t('cargo.submit')}
          </Button>
        </DialogFooter>
      </form>
    </ControlSizeProvider>
  )
}
