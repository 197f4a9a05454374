import '../all.css'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '@/client'
import {
  forgotPassword,
  loginCustomer,
  registerCustomer,
  type CustomerSession,
} from '@/client/account/customer-auth'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import type { AuthField, AuthState } from '@/screens/storefront/account/auth-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { refusalSentence, serverSentence } from '../queries/sentence'
import { closeOverlay, openOverlay, useOverlay } from '../stores/overlay'
import { signIn, useSession } from '../stores/session'
import { loadWishes } from '../stores/wishes'

/** From the login to the checkout, ms (S4). */
const CHECKOUT_DELAY = 500
const FIELDS: readonly AuthField[] = ['name', 'email', 'password']

function failed(error: unknown): AuthState {
  if (!isFailure(error)) return { status: 'failed', exception: true }
  if (error.status === 0) return { status: 'failed', exception: true }
  const fieldErrors = Object.fromEntries(
    error.errors.flatMap(({ path, msg }) =>
      FIELDS.filter((field) => field === path).map((field) => [field, msg]),
    ),
  )
  return { status: 'failed', message: serverSentence(error), fieldErrors }
}

export default function AuthContainer() {
  const overlay = useOverlay((state) => state.overlay)
  const navigate = useNavigate()
  const [state, setState] = useState<AuthState>({ status: 'idle' })
  if (overlay?.kind !== 'auth') return null
  const { mode, then, over } = overlay

  const enter = async (session: Promise<CustomerSession>) => {
    setState({ status: 'submitting' })
    try {
      const { token, user } = await session
      signIn(token, user)
      void loadWishes().catch(() => undefined)
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
      setState({ status: 'failed', message: refusalSentence(error) })
    }
  }
  const handleSuccess = () => {
    if (then === 'checkout') setTimeout(() => void navigate('/checkout'), CHECKOUT_DELAY)
  }
  // Back to what the dead session interrupted; without a login it has nothing to show.
  const handleClose = () => (over && useSession.getState().user !== null ? openOverlay(over) : closeOverlay())
  return (
    <AuthDialog
      state={state}
      initialMode={mode}
      showGuestOption={then === 'checkout'}
      platform={PLATFORM}
      onClose={handleClose}
      onSuccess={handleSuccess}
      onLogin={(credentials) => void enter(loginCustomer(http, { ...credentials, platform: PLATFORM }))}
      onRegister={(registration) => void enter(registerCustomer(http, registration))}
      onForgot={(email) => void remind(email)}
      onModeChange={() => setState({ status: 'idle' })}
      onGuest={closeOverlay}
    />
  )
}
