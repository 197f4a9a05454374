import '../all.css'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '@/client'
import { forgotPassword, loginCustomer, registerCustomer, type CustomerSession } from '@/client/customer-auth'
import { AuthDialog } from '@/screens/storefront/auth-dialog'
import type { AuthField, AuthState } from '@/screens/storefront/auth-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { closeOverlay, useOverlay } from '../stores/overlay'
import { signIn } from '../stores/session'
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
  return { status: 'failed', message: error.message, fieldErrors }
}

export default function AuthContainer() {
  const overlay = useOverlay((state) => state.overlay)
  const navigate = useNavigate()
  const [state, setState] = useState<AuthState>({ status: 'idle' })
  if (overlay?.kind !== 'auth') return null
  const { mode, then } = overlay

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
      setState(failed(error))
    }
  }
  const handleSuccess = () => {
    if (then === 'checkout') setTimeout(() => void navigate('/checkout'), CHECKOUT_DELAY)
  }
  return (
    <AuthDialog
      state={state}
      initialMode={mode}
      showGuestOption={then === 'checkout'}
      platform={PLATFORM}
      onClose={closeOverlay}
      onSuccess={handleSuccess}
      onLogin={(credentials) => void enter(loginCustomer(http, { ...credentials, platform: PLATFORM }))}
      onRegister={(registration) => void enter(registerCustomer(http, registration))}
      onForgot={(email) => void remind(email)}
      onModeChange={() => setState({ status: 'idle' })}
      onGuest={closeOverlay}
    />
  )
}
