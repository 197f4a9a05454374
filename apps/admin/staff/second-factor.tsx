import { useMutation } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { SecondFactorScreen, type SecondFactorState } from '@/screens/admin/staff/second-factor-screen'
import { loginWithSecondFactor } from '@/shop/second-factor/second-factor.client'
import { typedFactor } from '@/shop/second-factor/typed-factor'
import { PasskeyLoginContainer } from './passkey-login'
import { useAdminApplication } from '../app/application'
import { saveFailure } from '../shared/query-states'

interface SecondFactorProps {
  /** Of the login's first step. */
  challenge: string
  hasPasskeys: boolean
  onBack: () => void
}

export function SecondFactorContainer({ challenge, hasPasskeys, onBack }: SecondFactorProps) {
  const { http, session } = useAdminApplication()
  const entering = useMutation({
    mutationFn: (factor: string) => loginWithSecondFactor(http, { challenge, ...typedFactor(factor) }),
    onSuccess: ({ token, admin }) => session.getState().signIn(token, admin),
  })
  return (
    <SecondFactorScreen
      state={stateOf(entering)}
      onSubmit={entering.mutate}
      onBack={onBack}
      passkey={hasPasskeys && <PasskeyLoginContainer challenge={challenge} />}
    />
  )
}

function stateOf({ isPending, error }: { isPending: boolean; error: Error | null }): SecondFactorState {
  if (isPending) return { status: 'sending' }
  if (!error) return { status: 'form' }
  if (isFailure(error) && error.code === 'INVALID_TOKEN') return { status: 'expired' }
  return { status: 'failed', ...saveFailure(error) }
}
