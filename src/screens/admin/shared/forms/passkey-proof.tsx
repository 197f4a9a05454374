import { use, useState } from 'react'
import { ShieldIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { PROOF_PATHS, type PasskeyAnswer } from '@/shop/second-factor/own-proof'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { OwnFactorsContext } from './own-factors'
import type { SaveRefusal } from './server-errors'

export interface PasskeyProofState {
  readonly answer: PasskeyAnswer | undefined
  readonly error: string | undefined
  readonly isAsking: boolean
  /** Undefined where the account has no passkey. */
  readonly ask: (() => void) | undefined
}

type Given = 'asking' | { readonly answer: PasskeyAnswer } | { readonly error: string } | undefined

/** Asks for a passkey and keeps its answer until the server refuses it. */
export function usePasskeyProof({ fieldErrors }: Pick<SaveRefusal, 'fieldErrors'>): PasskeyProofState {
  const t = useTranslations('adminAccess')
  const { askPasskey } = use(OwnFactorsContext)
  const [given, setGiven] = useState<Given>()
  const [seen, setSeen] = useState(fieldErrors)
  if (seen !== fieldErrors) {
    setSeen(fieldErrors)
    const refused = fieldErrors?.find(({ path }) => path === PROOF_PATHS.passkey)
    if (refused) setGiven({ error: refused.msg })
  }
  const ask = async (from: () => Promise<PasskeyAnswer>) => {
    setGiven('asking')
    setGiven(
      await from().then(
        (answer) => ({ answer }),
        () => ({ error: t('passkeys.failed') }),
      ),
    )
  }
  return {
    answer: typeof given === 'object' && 'answer' in given ? given.answer : undefined,
    error: typeof given === 'object' && 'error' in given ? given.error : undefined,
    isAsking: given === 'asking',
    ask: askPasskey && (() => void ask(askPasskey)),
  }
}

/** A button that asks for a passkey, then that it was given. */
export function PasskeyProof({ state, className }: { state: PasskeyProofState; className?: string }) {
  const t = useTranslations('adminAccess')
  const { answer, error, isAsking, ask } = state
  if (!ask) return null
  if (answer)
    return (
      <Note tone="success" size="admin" role="status">
        {t('proof.passkeyGiven')}
      </Note>
    )
  return (
    <div className={className}>
      <Button variant="outline" size="admin" loading={isAsking} onClick={ask}>
        <ShieldIcon size="s" />
        {t('proof.passkey')}
      </Button>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-a-small text-danger-fg">
          {error}
        </p>
      )}
    </div>
  )
}
