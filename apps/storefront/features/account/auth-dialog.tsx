import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '@/client'
import { forgotPassword, loginCustomer, registerCustomer } from '@/shop/account/customer-auth.client'
import type { CustomerSession } from '@/shop/account/customer-session.client'
import { useLanguage, type Language } from '@/i18n'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import type { AuthField, AuthState } from '@/screens/storefront/account/auth-types'
import { loginCustomerWithPasskey } from '@/shop/passkeys/customer-passkeys.client'
import { PLATFORM } from '../../settings'
import { useApplication, useOverlay } from '../application'
import { useClosedOnLeave } from '../overlays/use-closed-on-leave'
import { refusalMessage, serverMessage } from '../session/failure-message'
import { rememberLanguage, showIn } from './remember-language'

const FIELDS: readonly AuthField[] = ['name', 'email', 'password']

function failed(error: unknown): AuthState {
  // The browser's own error where nobody confirmed a passkey in time.
  if (error instanceof Error && error.name === 'NotAllowedError')
    return { status: 'failed', exception: 'passkey' }
  if (!isFailure(error)) return { status: 'failed', exception: 'exception' }
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return { status: 'failed', exception: error.code }
  const named =
    typeof error.details.field === 'string' ? [{ path: error.details.field, msg: error.message }] : []
  const fieldErrors = Object.fromEntries(
    [...error.errors, ...named].flatMap(({ path, msg }) =>
      FIELDS.filter((field) => field === path).map((field) => [field, msg]),
    ),
  )
  return { status: 'failed', message: serverMessage(error), fieldErrors }
}

/** ms from the login to the checkout, so that the success message is seen. */
const CHECKOUT_DELAY = 500

/** Pages that ask for the login may lead to another one while it opens. */
const everywhere = () => true

export default function AuthDialogContainer() {
  useClosedOnLeave(everywhere)
  const { http, stores } = useApplication()
  const { overlay, open, close } = useOverlay((state) => state)
  const navigate = useNavigate()
  const [state, setState] = useState<AuthState>({ status: 'idle' })
  const shown = useLanguage()
  /** The account's own, in which the shop goes on after the login. */
  const [language, setLanguage] = useState<Language>()
  if (overlay?.kind !== 'auth') return null
  const { mode, then, over, person, ended, why } = overlay

  const enter = async (session: Promise<CustomerSession>) => {
    setState({ status: 'submitting' })
    try {
      const { token, user } = await session
      stores.session.getState().signIn(token, user)
      setLanguage(user.profile.preferences.language)
      setState({ status: 'success' })
    } catch (error) {
      setState(failed(error))
    }
  }
  const remind = async (email: string) => {
    setState({ status: 'submitting' })
    try {
      await forgotPassword(http, { email, platform: PLATFORM })
      setState({ status: 'mailSent' })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  const handleSuccess = () => {
    const isOther = language !== undefined && language !== shown
    if (isOther) rememberLanguage(language)
    if (then === 'checkout') {
      const go = () => (isOther ? window.location.assign('/checkout') : void navigate('/checkout'))
      setTimeout(go, CHECKOUT_DELAY)
    } else if (isOther && !over && !ended) showIn(language)
  }
  // Returns to the dialog that the expired session interrupted; that needs a session.
  const handleClose = () => (over && stores.session.getState().user !== null ? open(over) : close())
  return (
    <AuthDialog
      state={state}
      initialMode={mode}
      showGuestOption={ended?.asGuest ?? then === 'checkout'}
      why={ended ? 'ended' : why}
      initialEmail={(person ?? ended)?.email}
      initialName={person?.name}
      platform={PLATFORM}
      onClose={handleClose}
      onSuccess={handleSuccess}
      onLogin={(credentials) => void enter(loginCustomer(http, { ...credentials, platform: PLATFORM }))}
      onPasskey={
        'PublicKeyCredential' in window ? () => void enter(loginCustomerWithPasskey(http)) : undefined
      }
      onRegister={(registration) => void enter(registerCustomer(http, registration))}
      onForgot={(email) => void remind(email)}
      onModeChange={() => setState({ status: 'idle' })}
      onGuest={close}
    />
  )
}
