import { createContext } from 'react'
import type { PasskeyAnswer } from '@/shop/second-factor/own-proof'

interface OwnFactors {
  readonly hasTotp: boolean
  /** Asks the browser for a passkey; undefined where the account has none. @throws Error if nobody confirmed */
  readonly askPasskey?: (() => Promise<PasskeyAnswer>) | undefined
}

/** What can replace the own password where it is asked for; apart from the dialogs that ask, for the shell that knows it. */
export const OwnFactorsContext = createContext<OwnFactors>({ hasTotp: false })
