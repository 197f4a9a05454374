import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactorProof } from '@/screens/admin/staff/factor/factor-proof-form'
import {
  FactorSection,
  type FactorChange,
  type FactorState,
  type FactorStep,
} from '@/screens/admin/staff/factor/factor-section'
import {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@/shop/second-factor/second-factor.client'
import { typedFactor } from '@/shop/second-factor/typed-factor'
import { useApplication } from '../app/application'
import { saveFailure } from '../shared/query-states'
import { saveFile } from '../shared/save-file'

const KEY = ['second-factor'] as const
const OVERVIEW: FactorStep = { name: 'overview' }

interface FactorProps {
  /** Called after a factor was set up and its recovery codes were kept. */
  onSetUp?: () => void
  heading?: 'h2' | 'h3'
}

/** The own second factor, in the account and where one has to be set up. */
export function FactorContainer({ onSetUp, heading }: FactorProps) {
  const { http, queries } = useApplication()
  const [step, setStep] = useState<FactorStep>(OVERVIEW)
  const query = useQuery({ queryKey: KEY, queryFn: () => getSecondFactor(http) })
  const proving = useMutation({
    mutationFn: async ({
      proof,
      change,
    }: {
      proof: FactorProof
      change: FactorChange
    }): Promise<FactorStep> => {
      const { currentPassword, factor } = proof
      const body = { currentPassword, ...(factor !== '' && { secondFactor: typedFactor(factor) }) }
      if (change === 'setUp') return { name: 'scan', ...(await startTotp(http, body)) }
      if (change === 'renewCodes') return { name: 'codes', codes: await renewRecoveryCodes(http, body) }
      await removeTotp(http, body)
      return OVERVIEW
    },
    onSuccess: (next) => {
      setStep(next)
      return queries.invalidateQueries({ queryKey: KEY })
    },
  })
  const confirming = useMutation({
    mutationFn: (code: string) => confirmTotp(http, code),
    onSuccess: (codes) => {
      setStep({ name: 'codes', codes })
      return queries.invalidateQueries({ queryKey: KEY })
    },
  })
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
      refusal={saveFailure(confirming.error ?? proving.error)}
      onRetry={() => void query.refetch()}
      onChange={(change) => goTo({ name: 'proof', change })}
      onProve={(proof, change) => proving.mutate({ proof, change })}
      onConfirm={confirming.mutate}
      onDownload={(codes) =>
        saveFile('verda-kurtarma-kodlari.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
      }
      onDone={() => {
        if (step.name === 'codes') onSetUp?.()
        goTo(OVERVIEW)
      }}
    />
  )
}

type Query = Pick<
  ReturnType<typeof useQuery<Awaited<ReturnType<typeof getSecondFactor>>>>,
  'data' | 'isError'
>

function stateOf({ data, isError }: Query): FactorState {
  if (!data) return { status: isError ? 'error' : 'loading' }
  const { totpSince, recoveryCodes } = data
  return { status: 'ready', totpSince, recoveryCodes, needsFactor: totpSince !== null }
}
