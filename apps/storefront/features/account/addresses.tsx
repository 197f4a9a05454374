import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '@/client'
import { AddressesPanel } from '@/screens/storefront/account/addresses/addresses-panel'
import type { AddressesStep, AddressSaving } from '@/screens/storefront/account/addresses/addresses-types'
import { removeAddress, saveAddress } from '@/shop/addresses/addresses.client'
import type { KeptAddress } from '@/shop/addresses/address-book'
import { useApplication, useOverlay } from '../application'
import { toQueryState } from '../query-state'
import { isDeadSession, serverMessage } from '../session/failure-message'
import { useOwner } from '../session/use-owner'
import { addressesQuery } from './address-queries'

/** The customer's address book. Without `useMutation`, which every page would load. */
export function AddressesContainer() {
  const application = useApplication()
  const { http, queries } = application
  const { owner } = useOwner()
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const options = addressesQuery(application, owner)
  const query = useQuery(options)
  const [step, setStep] = useState<AddressesStep>({ name: 'list' })
  const [saving, setSaving] = useState<AddressSaving>({ status: 'idle' })
  const save = async (change: () => Promise<readonly KeptAddress[]>) => {
    setSaving({ status: 'saving' })
    try {
      queries.setQueryData(options.queryKey, await change())
      setSaving({ status: 'saved' })
      setStep({ name: 'list' })
    } catch (error) {
      setSaving(failed(error))
      if (isDeadSession(error)) offerLogin()
    }
  }
  const state = toQueryState(query)
  return (
    <AddressesPanel
      state={state.status === 'ready' ? { status: 'ready', addresses: state.data } : state}
      step={step}
      saving={saving}
      onStep={(next) => {
        setSaving({ status: 'idle' })
        setStep(next)
      }}
      onSubmit={(body) =>
        void save(() => saveAddress(http, body, step.name === 'edit' ? step.address?._id : undefined))
      }
      onRemove={({ _id }) => void save(() => removeAddress(http, _id))}
      onRetry={() => void query.refetch()}
    />
  )
}

const FIELDS = ['name', 'company', 'street', 'postNumber', 'zipCode', 'city', 'country'] as const

function failed(error: unknown): AddressSaving {
  const message = serverMessage(error)
  const refused = isFailure(error)
    ? FIELDS.flatMap((name) => {
        const found = error.errors.find(({ path }) => path === name)
        return found ? [[name, found.msg] as const] : []
      })
    : []
  return {
    status: 'failed',
    ...(message !== undefined && { message }),
    ...(refused.length > 0 && { fieldErrors: Object.fromEntries(refused) }),
  }
}
