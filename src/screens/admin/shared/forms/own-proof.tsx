import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '@/i18n'
import { isProofPath, PROOF_PATHS, type OwnProof } from '@/shop/second-factor/own-proof'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordInput } from '@/ui/password-input'
import { OwnFactorsContext } from './own-factors'
import { PasskeyProof, usePasskeyProof, type PasskeyProofState } from './passkey-proof'
import type { SaveRefusal } from './server-errors'

export interface OwnProofInput {
  /** The server asked for it, or refused it. */
  readonly isRefused: boolean
  readonly passwordRef: RefObject<HTMLInputElement | null>
  readonly codeRef: RefObject<HTMLInputElement | null>
  readonly passwordError: string | undefined
  readonly codeError: string | undefined
  readonly passkey: PasskeyProofState
  readonly onEdit: () => void
  /** @returns what was given; undefined if nothing was, which is then said at the field */
  readonly take: () => OwnProof | undefined
}

/**
 * Proof of who asks, before something lasting changes: the own password, a code of the app, or a passkey. It is no value
 * of the form, so that it is never stored with a draft.
 * @param required said at an empty password. @default that the own password is
 */
export function useOwnProof(
  { fieldErrors }: Pick<SaveRefusal, 'fieldErrors'>,
  required?: string,
): OwnProofInput {
  const t = useTranslations('adminAccess')
  const { hasTotp } = use(OwnFactorsContext)
  const passwordRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const [edited, setEdited] = useState(false)
  const refused = fieldErrors?.find(isProofPath)
  const shown = edited ? undefined : refused
  const errorAt = (path: string) => (shown?.path === path ? shown.msg : undefined)
  const onEdit = () => {
    setMissing(false)
    setEdited(true)
  }
  const passkey = usePasskeyProof({ fieldErrors })
  useEffect(() => {
    if (refused) (refused.path === PROOF_PATHS.code ? codeRef : passwordRef).current?.focus()
  }, [refused])
  return {
    isRefused: refused !== undefined,
    passwordRef,
    codeRef,
    passwordError: missing
      ? hasTotp
        ? t('proof.oneRequired')
        : (required ?? t('proof.required'))
      : errorAt(PROOF_PATHS.password),
    codeError: errorAt(PROOF_PATHS.code),
    passkey,
    onEdit,
    take: () => {
      setEdited(false)
      if (passkey.answer) return { secondFactor: { passkey: passkey.answer } }
      // A typed code comes first: browsers fill in the password by themselves.
      const code = codeRef.current?.value.replaceAll(/\s/g, '') ?? ''
      if (code !== '') return { secondFactor: { code } }
      const currentPassword = passwordRef.current?.value ?? ''
      setMissing(currentPassword === '')
      if (currentPassword !== '') return { currentPassword }
      passwordRef.current?.focus()
      return undefined
    },
  }
}

interface OwnProofFieldProps {
  proof: OwnProofInput
  /** Of the password. @default the own password, and why it is asked for */
  label?: string
  className?: string
}

/** Fields of the proof: the password, for those with an app a code beside it, for those with a passkey a button. */
export function OwnProofField({ proof, label, className }: OwnProofFieldProps) {
  const t = useTranslations('adminAccess')
  const { hasTotp } = use(OwnFactorsContext)
  const { passkey, passwordRef, codeRef, passwordError, codeError, onEdit } = proof
  return (
    <div className={className}>
      {!passkey.answer && (
        <div className="@container">
          <div className={hasTotp ? 'grid gap-3.5 @[20rem]:grid-cols-2' : undefined}>
            <Field
              size="admin"
              label={label ?? t('proof.label')}
              hint={label === undefined ? t('proof.hint') : undefined}
              error={passwordError}
              required={!hasTotp}
            >
              <PasswordInput
                size="admin"
                name={PROOF_PATHS.password}
                autoComplete="current-password"
                ref={passwordRef}
                onChange={onEdit}
              />
            </Field>
            {hasTotp && (
              <Field size="admin" label={t('proof.code')} hint={t('proof.codeHint')} error={codeError}>
                <Input
                  size="admin"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  ref={codeRef}
                  onChange={onEdit}
                />
              </Field>
            )}
          </div>
        </div>
      )}
      <PasskeyProof state={passkey} className="mt-2.5" />
    </div>
  )
}
