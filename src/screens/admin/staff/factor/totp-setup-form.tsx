import { useEffect } from 'react'
import { encode } from 'uqr'
import { useTranslations } from '@/i18n'
import { factorForm } from '@/shop/second-factor/typed-factor'
import { Button } from '@/ui/button'
import { CopyField } from '@/ui/copy-field'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { useServerErrors, type SaveRefusal } from '../../shared/forms/server-errors'

/** Width in modules of the blank margin that scanners need to detect the code. */
const QUIET = 4

interface TotpSetupFormProps {
  secret: string
  uri: string
  saving: boolean
  refusal: SaveRefusal
  onSubmit: (code: string) => void
  onCancel: () => void
}

const paths = { code: 'factor' }

/** The secret as QR code and text, and the field for the first code of the app. */
export function TotpSetupForm({ secret, uri, saving, refusal, onSubmit, onCancel }: TotpSetupFormProps) {
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  const form = useAdminForm({
    schema: factorForm,
    defaultValues: { factor: '' },
    texts: { factor: t('factor.problems.codeRequired') },
  })
  const { setFocus } = form
  useEffect(() => setFocus('factor'), [setFocus])
  const error = useServerErrors(form, refusal, { fallback: t('account.failed'), paths })
  return (
    <form
      noValidate
      aria-label={t('factor.scan')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else submitOf(form.handleSubmit, ({ factor }) => onSubmit(factor))(event)
      }}
    >
      <p className="text-a-small">{t('factor.scanText')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={uri} label={t('factor.qr')} />
        <div className="min-w-44 flex-1">
          <Field label={t('factor.secret')}>
            <CopyField label={t('factor.secret')} value={secret} />
          </Field>
        </div>
      </div>
      {error !== undefined && (
        <Note tone="danger" size="admin" role="alert">
          {error}
        </Note>
      )}
      <Field label={t('factor.firstCode')} error={errorOf(form.formState.errors, 'factor')} required>
        <Input autoComplete="one-time-code" inputMode="numeric" {...fieldsOfSchema(form)('factor')} />
      </Field>
      <span className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="admin" onClick={onCancel}>
          {common('form.cancel')}
        </Button>
        <Button type="submit" size="admin" loading={saving}>
          {t('factor.confirm')}
        </Button>
      </span>
    </form>
  )
}

/** Dark on light in every theme, for scanners. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-s bg-surface text-text scheme-light forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
