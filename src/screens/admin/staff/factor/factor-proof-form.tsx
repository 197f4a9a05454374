import { useTranslations } from '@/i18n'
import type { PasskeyAnswer } from '@/shop/second-factor/own-proof'
import { proofForm } from '@/shop/second-factor/typed-factor'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { PasswordInput } from '@/ui/password-input'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { PasskeyProof, usePasskeyProof } from '../../shared/forms/passkey-proof'
import { useServerErrors, type SaveRefusal } from '../../shared/forms/server-errors'

export type FactorChange = 'setUp' | 'remove' | 'renewCodes' | 'addPasskey' | 'removePasskey'

export interface FactorProof {
  readonly currentPassword: string
  /** A code of the app or a recovery code; '' where there is no factor. */
  readonly factor: string
  /** Instead of `factor`. */
  readonly passkey?: PasskeyAnswer | undefined
  /** Of a new passkey; '' otherwise. */
  readonly name: string
}

interface FactorProofFormProps {
  change: FactorChange
  needsFactor: boolean
  saving: boolean
  refusal: SaveRefusal
  onSubmit: (proof: FactorProof) => void
  onCancel: () => void
}

const paths = { 'secondFactor.code': 'factor', 'secondFactor.recoveryCode': 'factor' }

/** The password, and the factor where there is one, before a second factor changes. */
export function FactorProofForm(props: FactorProofFormProps) {
  const { change, needsFactor, saving, refusal, onSubmit, onCancel } = props
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  const passkey = usePasskeyProof(refusal)
  const asksCode = needsFactor && !passkey.answer
  const form = useAdminForm({
    schema: proofForm({ needsFactor: asksCode, needsName: change === 'addPasskey' }),
    defaultValues: { name: '', currentPassword: '', factor: '' },
    texts: {
      currentPassword: t('account.problems.currentRequired'),
      factor: t('factor.problems.factorRequired'),
      name: t('passkeys.nameRequired'),
    },
  })
  const { errors } = form.formState
  const field = fieldsOfSchema(form)
  const error = useServerErrors(form, passkey.error === undefined ? refusal : {}, {
    fallback: t('account.failed'),
    paths,
  })
  return (
    <form
      noValidate
      aria-label={t(`factor.${change}`)}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else submitOf(form.handleSubmit, (typed) => onSubmit({ ...typed, passkey: passkey.answer }))(event)
      }}
    >
      {error !== undefined && (
        <Note tone="danger" size="admin" role="alert">
          {error}
        </Note>
      )}
      {change === 'addPasskey' && (
        <Field
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={errorOf(errors, 'name')}
          required
        >
          <Input maxLength={60} autoComplete="off" {...field('name')} />
        </Field>
      )}
      <Field label={t('account.currentPassword')} error={errorOf(errors, 'currentPassword')} required>
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </Field>
      {asksCode && (
        <Field
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          error={errorOf(errors, 'factor')}
          required
        >
          <Input autoComplete="one-time-code" {...field('factor')} />
        </Field>
      )}
      {needsFactor && <PasskeyProof state={passkey} />}
      <span className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="admin" onClick={onCancel}>
          {common('form.cancel')}
        </Button>
        <Button type="submit" size="admin" loading={saving}>
          {t(`factor.${change}`)}
        </Button>
      </span>
    </form>
  )
}
