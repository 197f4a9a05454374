/** The second step of a login. States: form, sending, failed (at the field or above), expired. */
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { factorForm } from '@/shop/second-factor/typed-factor'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'
import { LoginFrame } from './login-frame'

export type SecondFactorState =
  | { readonly status: 'form' }
  | { readonly status: 'sending' }
  | ({ readonly status: 'failed' } & SaveRefusal)
  /** The five minutes are over, or the password has changed. */
  | { readonly status: 'expired' }

export interface SecondFactorScreenProps {
  state: SecondFactorState
  /** Called with a code of the app or a recovery code. */
  onSubmit: (factor: string) => void
  onBack: () => void
  /** Another way to prove it. @default none */
  passkey?: ReactNode
}

export function SecondFactorScreen({ state, onSubmit, onBack, passkey }: SecondFactorScreenProps) {
  const t = useTranslations('adminAccess')
  return (
    <LoginFrame title={t('factor.loginTitle')}>
      {state.status === 'expired' ? (
        <div className="grid gap-4">
          <Note tone="danger" size="admin" role="alert">
            {t('factor.expired')}
          </Note>
          <Button size="s" full onClick={onBack}>
            {t('factor.again')}
          </Button>
        </div>
      ) : (
        <>
          <FactorFields state={state} onSubmit={onSubmit} />
          {passkey}
          <Link asChild className="mt-5 text-a-small font-normal">
            <button type="button" onClick={onBack}>
              {t('forgot.back')}
            </button>
          </Link>
          <p className="mt-4 text-caption text-text-subtle">{t('factor.lost')}</p>
        </>
      )}
    </LoginFrame>
  )
}

const paths = { code: 'factor', recoveryCode: 'factor' }

function FactorFields({ state, onSubmit }: Pick<SecondFactorScreenProps, 'state' | 'onSubmit'>) {
  const t = useTranslations('adminAccess')
  const sending = state.status === 'sending'
  const form = useAdminForm({
    schema: factorForm,
    defaultValues: { factor: '' },
    texts: { factor: t('factor.problems.factorRequired') },
  })
  const { setFocus } = form
  useEffect(() => setFocus('factor'), [setFocus])
  const refusal = state.status === 'failed' ? state : {}
  const error = useServerErrors(form, refusal, { fallback: t('login.failed'), paths })
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={sending}
        className="grid gap-4"
        onSubmit={(event) => {
          if (sending) event.preventDefault()
          else submitOf(form.handleSubmit, ({ factor }) => onSubmit(factor))(event)
        }}
      >
        {error !== undefined && (
          <Note tone="danger" size="admin" role="alert">
            {error}
          </Note>
        )}
        <Field
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          error={errorOf(form.formState.errors, 'factor')}
          required
        >
          <Input autoComplete="one-time-code" {...fieldsOfSchema(form)('factor')} />
        </Field>
        <Button type="submit" size="s" full loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
    </ControlSizeProvider>
  )
}
