import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isFailure } from '@/client'
import type { PasskeySaving, PasskeyStep } from '@/screens/storefront/account/passkeys/passkey-types'
import { PasskeysPanel } from '@/screens/storefront/account/passkeys/passkeys-panel'
import {
  addCustomerPasskey,
  listCustomerPasskeys,
  proveCustomerPasskey,
  removeCustomerPasskey,
} from '@/shop/passkeys/customer-passkeys.client'
import type { PasskeyForm } from '@/shop/passkeys/passkey-form'
import { useApplication, useOverlay } from '../application'
import { toQueryState } from '../query-state'
import { isDeadSession, serverMessage } from '../session/failure-message'
import { useOwner } from '../session/use-owner'

/** The customer's passkeys; nothing where the browser knows none, as on a page without HTTPS. */
export function PasskeysContainer({ isConfirmed }: { isConfirmed: boolean }) {
  const { http, queries } = useApplication()
  const { owner } = useOwner()
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const [step, setStep] = useState<PasskeyStep>({ name: 'list' })
  const queryKey = ['account', owner, 'passkeys']
  const query = useQuery({ queryKey, queryFn: () => listCustomerPasskeys(http), staleTime: 0 })
  const proving = useMutation({ mutationFn: () => proveCustomerPasskey(http) })
  const saving = useMutation({
    mutationFn: async ({ name, currentPassword }: PasskeyForm) => {
      const proof = proving.data ? { passkey: proving.data } : { currentPassword }
      await (step.name === 'remove'
        ? removeCustomerPasskey(http, step.passkey._id, proof)
        : addCustomerPasskey(http, name, proof))
    },
    onSuccess: () => setStep({ name: 'list' }),
    onError: (error) => isDeadSession(error) && offerLogin(),
    onSettled: () => {
      // Its answer is used up.
      proving.reset()
      return queries.invalidateQueries({ queryKey })
    },
  })
  const { status, error } = saving
  // The same object while nothing new happens, since a new one takes the focus.
  const saved = useMemo(() => savingOf({ status, error }), [status, error])
  if (!('PublicKeyCredential' in window)) return null
  const state = toQueryState(query)
  return (
    <PasskeysPanel
      state={state.status === 'ready' ? { status: 'ready', passkeys: state.data } : state}
      step={step}
      isConfirmed={isConfirmed}
      saving={saved}
      proof={PROOFS[proving.status]}
      onStep={(next) => {
        saving.reset()
        proving.reset()
        setStep(next)
      }}
      onProve={() => proving.mutate()}
      onSubmit={saving.mutate}
      onRetry={() => void query.refetch()}
    />
  )
}

const PROOFS = { idle: 'none', pending: 'asking', success: 'given', error: 'failed' } as const

function savingOf({
  status,
  error,
}: Pick<ReturnType<typeof useMutation>, 'status' | 'error'>): PasskeySaving {
  if (status === 'idle') return { status: 'idle' }
  if (status === 'pending') return { status: 'saving' }
  if (status === 'success') return { status: 'saved' }
  const password = isFailure(error)
    ? error.errors.find(({ path }) => path === 'currentPassword')?.msg
    : undefined
  const message = serverMessage(error)
  return {
    status: 'failed',
    ...(message !== undefined && { message }),
    ...(password !== undefined && { fieldErrors: { currentPassword: password } }),
  }
}
