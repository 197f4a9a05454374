/**
 * The customer's address book. States: loading, error, ready with or without addresses, with as many as there may be;
 * steps: list, edit (a new or a known one), remove; saving: idle, saving, saved, failed with a message or at a field.
 */
import { MAX_ADDRESSES, type KeptAddress, type NewAddress } from '@/shop/addresses/address-book'
import { postalLines } from '@/shop/orders/postal-address'
import { useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { SaveNote } from '../save-note'
import { AddressForm } from './address-form'
import type { AddressesState, AddressesStep, AddressSaving } from './addresses-types'

export interface AddressesPanelProps {
  state: AddressesState
  step: AddressesStep
  saving: AddressSaving
  onStep: (step: AddressesStep) => void
  onSubmit: (address: NewAddress) => void
  onRemove: (address: KeptAddress) => void
  onRetry: () => void
}

const LIST: AddressesStep = { name: 'list' }

export function AddressesPanel({ state, step, saving, onStep, ...actions }: AddressesPanelProps) {
  const t = useTranslations('account')
  if (state.status === 'loading')
    return (
      <LoadingRegion label={t('profile.addresses.loading')} className="grid gap-4">
        <Skeleton shape="block" className="h-28" />
        <Skeleton shape="block" className="h-28" />
      </LoadingRegion>
    )
  if (state.status === 'error')
    return (
      <ErrorState
        headingLevel={3}
        title={t('profile.addresses.loadFailed')}
        retrying={state.retrying}
        onRetry={actions.onRetry}
      />
    )
  const { addresses } = state
  if (step.name === 'edit')
    return (
      <AddressForm
        key={step.address?._id}
        address={step.address}
        isFirst={addresses.length === 0}
        saving={saving}
        onSubmit={actions.onSubmit}
        onCancel={() => onStep(LIST)}
      />
    )
  if (step.name === 'remove')
    return (
      <div className="grid gap-4">
        <SaveNote state={saving} saved="" failed={t('profile.addresses.failed')} />
        <p>{t('profile.addresses.removeText')}</p>
        <AddressLines address={step.address} />
        <div className="flex flex-wrap gap-3">
          <Button loading={saving.status === 'saving'} onClick={() => actions.onRemove(step.address)}>
            {t('profile.addresses.remove')}
          </Button>
          <Button variant="outline" onClick={() => onStep(LIST)}>
            {t('profile.addresses.cancel')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid gap-4">
      {saving.status === 'saved' && (
        <SaveNote state={saving} saved={t('profile.addresses.saved')} failed="" />
      )}
      <p className="text-small text-text-muted">{t('profile.addresses.text')}</p>
      {addresses.length > 0 && <AddressList addresses={addresses} onStep={onStep} />}
      {addresses.length < MAX_ADDRESSES ? (
        <Button variant="outline" className="justify-self-start" onClick={() => onStep({ name: 'edit' })}>
          {t('profile.addresses.add')}
        </Button>
      ) : (
        <p className="text-small text-text-muted">{t('profile.addresses.full', { count: MAX_ADDRESSES })}</p>
      )}
    </div>
  )
}

const AddressLines = ({ address }: { address: KeptAddress }) => (
  <address className="wrap-anywhere not-italic">
    {postalLines(address).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)

interface AddressListProps {
  addresses: readonly KeptAddress[]
  onStep: (step: AddressesStep) => void
}

function AddressList({ addresses, onStep }: AddressListProps) {
  const t = useTranslations('account')
  return (
    <ul aria-label={t('profile.tabs.addresses')} className="border-t border-border">
      {addresses.map((address) => {
        const line = postalLines(address).join(', ')
        return (
          <li
            key={address._id}
            className="flex flex-wrap items-start justify-between gap-3 border-b border-border py-4"
          >
            <div className="grid min-w-0 justify-items-start gap-2">
              <AddressLines address={address} />
              {address.isDefault && <Badge>{t('profile.addresses.default')}</Badge>}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="s"
                aria-label={t('profile.addresses.changeOne', { address: line })}
                onClick={() => onStep({ name: 'edit', address })}
              >
                {t('profile.addresses.change')}
              </Button>
              <Button
                variant="outline"
                size="s"
                aria-label={t('profile.addresses.removeOne', { address: line })}
                onClick={() => onStep({ name: 'remove', address })}
              >
                {t('profile.addresses.remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
