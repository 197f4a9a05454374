/**
 * Turns an administrator's own second factor on, off or over to a new device. States: loading, error, off, on; the
 * steps of changing it: proof, scan, codes; each of their forms also saving and refused.
 */
import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import type { SaveRefusal } from '../../shared/forms/server-errors'
import { FactorProofForm, type FactorChange, type FactorProof } from './factor-proof-form'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetupForm } from './totp-setup-form'

export type FactorStep =
  | { readonly name: 'overview' }
  | { readonly name: 'proof'; readonly change: FactorChange; readonly passkeyId?: string }
  | { readonly name: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

export type FactorState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'ready'
      /** ISO 8601 instant; null: off. */
      readonly totpSince: string | null
      readonly recoveryCodes: number
      /** Whether the password alone changes nothing. */
      readonly needsFactor: boolean
    }

export interface FactorSectionProps {
  state: FactorState
  step: FactorStep
  /** A form of the step is being sent. */
  saving: boolean
  refusal: SaveRefusal
  onRetry: () => void
  /** The passkeys, beneath the overview. */
  passkeys?: ReactNode
  onChange: (change: FactorChange) => void
  onProve: (proof: FactorProof, change: FactorChange) => void
  onConfirm: (code: string) => void
  /** Save the recovery codes as a file. */
  onDownload: (codes: readonly string[]) => void
  /** Level below the page or dialog around it. @default h3 */
  heading?: 'h2' | 'h3'
  /** Back to the overview. */
  onDone: () => void
}

export function FactorSection(props: FactorSectionProps) {
  const t = useTranslations('adminAccess')
  const { state, step, saving, refusal, heading: Heading = 'h3' } = props
  return (
    <section aria-label={t('factor.title')} className="grid gap-3.5">
      <div>
        <Heading className="font-semibold">{t('factor.title')}</Heading>
        <p className="text-a-small text-text-muted">{t('factor.text')}</p>
      </div>
      {step.name === 'overview' && (
        <>
          <Overview {...props} />
          {props.passkeys}
        </>
      )}
      {step.name === 'proof' && (
        <FactorProofForm
          key={step.change}
          change={step.change}
          needsFactor={state.status === 'ready' && state.needsFactor}
          saving={saving}
          refusal={refusal}
          onSubmit={(proof) => props.onProve(proof, step.change)}
          onCancel={props.onDone}
        />
      )}
      {step.name === 'scan' && (
        <TotpSetupForm
          secret={step.secret}
          uri={step.uri}
          saving={saving}
          refusal={refusal}
          onSubmit={props.onConfirm}
          onCancel={props.onDone}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onDownload={() => props.onDownload(step.codes)}
          onDone={props.onDone}
        />
      )}
    </section>
  )
}

function Overview({ state, onRetry, onChange }: FactorSectionProps) {
  const t = useTranslations('adminAccess')
  const format = useFormat()
  if (state.status === 'loading') return <Skeleton className="h-9" />
  if (state.status === 'error') {
    return (
      <Note tone="danger" size="admin" role="alert">
        {t('factor.loadFailed')}{' '}
        <button type="button" className="underline" onClick={onRetry}>
          {t('factor.retry')}
        </button>
      </Note>
    )
  }
  const isOn = state.totpSince !== null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <span className="min-w-0">
          <span className="block">{t('factor.app')}</span>
          <Status size="admin" tone={isOn ? 'success' : 'neutral'}>
            {state.totpSince === null
              ? t('factor.off')
              : t('factor.on', { date: format.date(state.totpSince) })}
          </Status>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {isOn && (
            <Button variant="outline" size="admin" onClick={() => onChange('remove')}>
              {t('factor.remove')}
            </Button>
          )}
          <Button variant={isOn ? 'outline' : 'primary'} size="admin" onClick={() => onChange('setUp')}>
            {t(isOn ? 'factor.anew' : 'factor.setUp')}
          </Button>
        </span>
      </div>
      {state.needsFactor && (
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          <span className="text-a-small text-text-muted">
            {t('factor.codesLeft', { count: state.recoveryCodes })}
          </span>
          <Button variant="outline" size="admin" onClick={() => onChange('renewCodes')}>
            {t('factor.renewCodes')}
          </Button>
        </div>
      )}
    </>
  )
}
