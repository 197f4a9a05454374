import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

type Proof =
  | { readonly status: 'none' | 'asking' | 'failed' }
  | { readonly status: 'given'; readonly passkey: Awaited<ReturnType<typeof proveCustomerPasskey>> }

/**
 * The customer's passkeys; nothing where the browser knows none, as on a page without HTTPS. Without `useMutation`, which
 * nothing else in the shop needs and every page would load.
 */
export function PasskeysContainer({ isConfirmed }: { isConfirmed: boolean }) {
  const { http, queries } = useApplication()
  const { owner } = useOwner()
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const [step, setStep] = useState<PasskeyStep>({ name: 'list' })
  const queryKey = ['account', owner, 'passkeys']
  const query = useQuery({ queryKey, queryFn: () => listCustomerPasskeys(http), staleTime: 0 })
  const [proof, setProof] = useState<Proof>({ status: 'none' })
  const [saving, setSaving] = useState<PasskeySaving>({ status: 'idle' })
  const prove = async () => {
    setProof({ status: 'asking' })
    setProof(
      await proveCustomerPasskey(http).then(
        (passkey): Proof => ({ status: 'given', passkey }),
        (): Proof => ({ status: 'failed' }),
      ),
    )
  }
  const save = async ({ name, currentPassword }: PasskeyForm) => {
    const given = proof.status === 'given' ? { passkey: proof.passkey } : { currentPassword }
    setSaving({ status: 'saving' })
    try {
      await (step.name === 'remove'
        ? removeCustomerPasskey(http, step.passkey._id, given)
        : addCustomerPasskey(http, name, given))
      setSaving({ status: 'saved' })
      setStep({ name: 'list' })
    } catch (error) {
      setSaving(failed(error))
      if (isDeadSession(error)) offerLogin()
    }
    // Its answer is used up.
    setProof({ status: 'none' })
    await queries.invalidateQueries({ queryKey })
  }
  if (!('PublicKeyCredential' in window)) return null
  const state = toQueryState(query)
  return (
    <PasskeysPanel
      state={state.status === 'ready' ? { status: 'ready', passkeys: state.data } : state}
      step={step}
      isConfirmed={isConfirmed}
      saving={saving}
      proof={proof.status}
      onStep={(next) => {
        setSaving({ status: 'idle' })
        setProof({ status: 'none' })
        setStep(next)
      }}
      onProve={() => void prove()}
      onSubmit={(form) => void save(form)}
      onRetry={() => void query.refetch()}
    />
  )
}

function failed(error: unknown): PasskeySaving {
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
