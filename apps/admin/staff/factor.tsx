import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { FactorChange, FactorProof } from '@/screens/admin/staff/factor/factor-proof-form'
import { useDirtyReport } from '@/screens/admin/shared/forms/use-dirty-report'
import { FactorSection, type FactorState, type FactorStep } from '@/screens/admin/staff/factor/factor-section'
import { PasskeyList } from '@/screens/admin/staff/factor/passkey-list'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '@/shop/passkeys/passkeys.client'
import {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@/shop/second-factor/second-factor.client'
import { typedFactor } from '@/shop/second-factor/typed-factor'
import { saveFile } from '@/client/shared/save-file'
import { useAdminApplication } from '../app/application'
import { saveFailure } from '../shared/query-states'

const KEY = ['second-factor'] as const
const OVERVIEW: FactorStep = { name: 'overview' }

interface FactorProps {
  heading?: 'h2' | 'h3'
  /** Called when recovery codes begin or cease to be shown. */
  onCodesShown?: (shown: boolean) => void
}

interface Proving {
  readonly proof: FactorProof
  readonly change: FactorChange
  readonly passkeyId?: string | undefined
}

/** The own second factor, in the account and where one has to be set up. */
export function FactorContainer({ heading, onCodesShown = () => undefined }: FactorProps) {
  const { http, queries } = useAdminApplication()
  const t = useTranslations('adminAccess')
  const [step, setStep] = useState<FactorStep>(OVERVIEW)
  useDirtyReport(step.name === 'codes', onCodesShown)
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ ...(await getSecondFactor(http)), passkeys: await listPasskeys(http) }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  /** The whole back office asks which factors there are; not while the recovery codes are shown. */
  const done = () => queries.invalidateQueries({ queryKey: ['verify'] })
  const proving = useMutation({
    mutationFn: async ({ proof, change, passkeyId = '' }: Proving): Promise<FactorStep> => {
      const { currentPassword, factor, name, passkey } = proof
      const typed = factor === '' ? undefined : typedFactor(factor)
      const body = { currentPassword, secondFactor: passkey ? { passkey } : typed }
      if (change === 'setUp') return { name: 'scan', ...(await startTotp(http, body)) }
      if (change === 'renewCodes') return { name: 'codes', codes: await renewRecoveryCodes(http, body) }
      if (change === 'addPasskey') return codesStep(await addPasskey(http, { ...body, name }))
      await (change === 'remove' ? removeTotp(http, body) : removePasskey(http, passkeyId, body))
      return OVERVIEW
    },
    onSuccess: (next) => {
      setStep(next)
      if (next === OVERVIEW) void done()
      return refresh()
    },
  })
  const confirming = useMutation({
    mutationFn: (code: string) => confirmTotp(http, code),
    onSuccess: (codes) => {
      setStep(codesStep(codes))
      return refresh()
    },
  })
  const renaming = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => renamePasskey(http, id, name),
    onSettled: refresh,
  })
  const error = confirming.error ?? proving.error
  const goTo = (next: FactorStep) => {
    proving.reset()
    confirming.reset()
    setStep(next)
  }
  return (
    <FactorSection
      state={stateOf(query)}
      {...(heading && { heading })}
      step={step}
      saving={proving.isPending || confirming.isPending}
      // The browser's prompt for the passkey was closed, or nobody confirmed in time.
      refusal={
        error?.name === 'NotAllowedError' ? { serverError: t('passkeys.unconfirmed') } : saveFailure(error)
      }
      passkeys={
        <PasskeyList
          passkeys={query.data?.passkeys}
          onAdd={() => goTo({ name: 'proof', change: 'addPasskey' })}
          onRename={(id, name) => renaming.mutate({ id, name })}
          onRemove={({ _id }) => goTo({ name: 'proof', change: 'removePasskey', passkeyId: _id })}
        />
      }
      onRetry={() => void query.refetch()}
      onChange={(change) => goTo({ name: 'proof', change })}
      onProve={(proof, change) =>
        proving.mutate({ proof, change, passkeyId: step.name === 'proof' ? step.passkeyId : undefined })
      }
      onConfirm={confirming.mutate}
      onDownload={(codes) =>
        saveFile('verda-kurtarma-kodlari.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
      }
      onDone={() => {
        if (step.name === 'codes') void done()
        goTo(OVERVIEW)
      }}
    />
  )
}

/** Nothing to keep where there were codes already. */
const codesStep = (codes: readonly string[]): FactorStep =>
  codes.length > 0 ? { name: 'codes', codes } : OVERVIEW

interface Loaded {
  readonly totpSince: string | null
  readonly recoveryCodes: number
  readonly passkeys: readonly unknown[]
}

function stateOf({ data, isError }: { data: Loaded | undefined; isError: boolean }): FactorState {
  if (!data) return { status: isError ? 'error' : 'loading' }
  const { totpSince, recoveryCodes, passkeys } = data
  return {
    status: 'ready',
    totpSince,
    recoveryCodes,
    needsFactor: totpSince !== null || passkeys.length > 0,
  }
}
