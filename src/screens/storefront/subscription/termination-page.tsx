/** Terminating a contract without a login (§ 312k BGB). States: form, sending, failed, done. */
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { TERMINATION_KINDS } from '@/shop/subscriptions/subscription'
import {
  REASON_LENGTH,
  terminationForm,
  type Termination,
  type TerminationForm,
} from '@/shop/subscriptions/termination-form'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { Textarea } from '@/ui/textarea'
import { FocusNote } from '../shared/focus-note'
import { useHydrated } from '../shared/use-hydrated'
import { useShopForm } from '../shared/use-shop-form'

export type TerminationPageState =
  | { readonly status: 'form' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message?: string | undefined }
  /** `receivedAt` is the ISO 8601 time of receipt. */
  | { readonly status: 'done'; readonly receivedAt: string; readonly declared: Termination }

export interface TerminationPageProps {
  state: TerminationPageState
  /** What was typed before a reload. */
  draft?: Partial<TerminationForm> | undefined
  onValues?: (values: TerminationForm) => void
  onTerminate: (termination: Termination) => void
}

const FIELDS = ['reason', 'contract', 'name', 'email', 'endOn'] as const
const EMPTY: TerminationForm = { kind: 'ordinary', reason: '', name: '', contract: '', email: '', endOn: '' }

export function TerminationPage({ state, ...rest }: TerminationPageProps) {
  const t = useTranslations('subscription')
  return (
    <Container data-slot="termination-page" className="pt-12 pb-24 max-md:pt-7 max-md:pb-12">
      <div className="max-w-160">
        <h1 className="mb-4 font-serif text-display-m text-balance hyphens-auto">{t('termination.title')}</h1>
        {state.status === 'done' ? <Receipt state={state} /> : <Declaration state={state} {...rest} />}
      </div>
    </Container>
  )
}

function Declaration({ state, draft, onValues, onTerminate }: TerminationPageProps) {
  const t = useTranslations('subscription')
  const hydrated = useHydrated()
  const { field, errorOf, handleSubmit, control, values, reset } = useShopForm({
    schema: terminationForm,
    fields: FIELDS,
    defaultValues: EMPTY,
    texts: {
      reason: t('termination.problems.reason'),
      contract: t('termination.problems.contract'),
      name: t('termination.problems.name'),
      email: t('termination.problems.email'),
      endOn: t('termination.problems.endOn'),
    },
  })
  useEffect(() => {
    if (draft) reset({ ...EMPTY, ...draft }, { keepDirtyValues: true })
  }, [draft, reset])
  const kind = useWatch({ control, name: 'kind' })
  const sending = state.status === 'sending'
  return (
    <>
      <p className="mb-7 text-text-muted">{t('termination.text')}</p>
      {state.status === 'failed' && (
        <FocusNote signal={state} className="mb-7">
          {state.message || t('termination.failed')}
        </FocusNote>
      )}
      <form
        noValidate
        inert={!hydrated || sending}
        className="grid gap-5"
        onChange={() => onValues?.(values.getValues())}
        onSubmit={(event) => void handleSubmit(onTerminate)(event)}
      >
        <Field group label={t('termination.kind')}>
          <RadioGroup className="grid gap-3">
            {TERMINATION_KINDS.map((each) => (
              <Radio
                key={each}
                value={each}
                variant="card"
                description={t(`termination.kinds.${each}Text`)}
                {...field('kind', 'reason')}
              >
                {t(`termination.kinds.${each}`)}
              </Radio>
            ))}
          </RadioGroup>
        </Field>
        {kind === 'extraordinary' && (
          <Field label={t('termination.reason')} error={errorOf('reason')} required>
            <Textarea maxLength={REASON_LENGTH} {...field('reason')} />
          </Field>
        )}
        <Field
          label={t('termination.contract')}
          hint={t('termination.contractHint')}
          error={errorOf('contract')}
          required
        >
          <Input autoComplete="off" {...field('contract')} />
        </Field>
        <Field label={t('termination.name')} error={errorOf('name')} required>
          <Input autoComplete="name" {...field('name')} />
        </Field>
        <Field
          label={t('termination.email')}
          hint={t('termination.emailHint')}
          error={errorOf('email')}
          required
        >
          <Input type="email" autoComplete="email" {...field('email')} />
        </Field>
        <Field
          label={t('termination.endOn')}
          hint={t('termination.endOnHint')}
          error={errorOf('endOn')}
          optional
        >
          <Input type="date" {...field('endOn')} />
        </Field>
        <Button
          type="submit"
          size="l"
          loading={sending}
          className="justify-self-start max-md:justify-self-stretch"
        >
          {t('termination.submit')}
        </Button>
      </form>
    </>
  )
}

/** Can be printed and kept. */
function Receipt({ state }: { state: Extract<TerminationPageState, { status: 'done' }> }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const { receivedAt, declared } = state
  const { kind, reason, name, contract, email, endOn } = declared
  const rows = [
    [t('termination.receivedAt'), format.date(receivedAt, 'time')],
    [t('termination.kind'), t(`termination.kinds.${kind}`)],
    ...(reason === '' ? [] : [[t('termination.reason'), reason] as const]),
    [t('termination.contract'), contract],
    [t('termination.name'), name],
    [t('termination.email'), email],
    [t('termination.endOn'), endOn === '' ? t('termination.earliest') : format.date(endOn, 'long', 'UTC')],
  ] as const
  return (
    <div className="grid gap-6">
      <FocusNote tone="success" role="status" title={t('termination.doneTitle')}>
        {t('termination.doneText', { time: format.date(receivedAt, 'time'), email })}
      </FocusNote>
      <dl className="divide-y divide-border rounded-l border border-border bg-surface">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-5 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="text-small text-text-subtle">{label}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
