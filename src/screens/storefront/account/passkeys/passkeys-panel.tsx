/**
 * The customer's passkeys. States: loading, error, ready with or without some, with an unconfirmed address; steps:
 * list, add, remove; saving: idle, saving, saved, failed with a message or at a field.
 */
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { SaveNote } from '../save-note'
import { PasskeyStepForm, type PasskeyStepFormProps } from './passkey-step-form'
import type { PasskeyRow, PasskeysState, PasskeyStep } from './passkey-types'

export interface PasskeysPanelProps extends Omit<PasskeyStepFormProps, 'step' | 'canProve' | 'onCancel'> {
  state: PasskeysState
  step: PasskeyStep
  /** Only a confirmed address may have passkeys. */
  isConfirmed: boolean
  onStep: (step: PasskeyStep) => void
  onRetry: () => void
}

export function PasskeysPanel({ state, step, isConfirmed, onStep, onRetry, ...form }: PasskeysPanelProps) {
  const t = useTranslations('account')
  const { saving } = form
  return (
    <section className="mt-8 grid gap-4 border-t border-border pt-6">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('profile.passkeys.title')}</h3>
        <p className="text-small text-text-muted">{t('profile.passkeys.text')}</p>
      </div>
      {state.status === 'loading' && (
        <LoadingRegion label={t('profile.passkeys.loading')}>
          <Skeleton shape="block" className="h-12" />
        </LoadingRegion>
      )}
      {state.status === 'error' && (
        <ErrorState
          headingLevel={3}
          title={t('profile.passkeys.loadFailed')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.status === 'ready' && step.name === 'list' && (
        <>
          {saving.status === 'saved' && (
            <SaveNote
              state={saving}
              saved={t('profile.passkeys.saved')}
              failed={t('profile.passkeys.failed')}
            />
          )}
          <PasskeyList
            passkeys={state.passkeys}
            onRemove={(passkey) => onStep({ name: 'remove', passkey })}
          />
          {isConfirmed ? (
            <Button variant="outline" className="justify-self-start" onClick={() => onStep({ name: 'add' })}>
              {t('profile.passkeys.add')}
            </Button>
          ) : (
            <p className="text-small text-text-muted">{t('profile.passkeys.confirmFirst')}</p>
          )}
        </>
      )}
      {state.status === 'ready' && step.name !== 'list' && (
        <PasskeyStepForm
          key={step.name}
          step={step}
          canProve={state.passkeys.length > 0}
          onCancel={() => onStep({ name: 'list' })}
          {...form}
        />
      )}
    </section>
  )
}

interface PasskeyListProps {
  passkeys: readonly PasskeyRow[]
  onRemove: (passkey: PasskeyRow) => void
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useTranslations('account')
  const format = useFormat()
  if (passkeys.length === 0) return null
  return (
    <ul aria-label={t('profile.passkeys.title')} className="border-t border-border">
      {passkeys.map((passkey) => (
        <li
          key={passkey._id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-border py-3"
        >
          <span className="min-w-0">
            <span className="block wrap-anywhere">{passkey.name}</span>
            <span className="block text-small text-text-muted">
              {passkey.lastUsedAt === null
                ? t('profile.passkeys.unused', { date: format.date(passkey.createdAt) })
                : t('profile.passkeys.lastUsed', { date: format.date(passkey.lastUsedAt) })}
            </span>
          </span>
          <Button
            variant="outline"
            size="s"
            aria-label={t('profile.passkeys.removeOne', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('profile.passkeys.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
