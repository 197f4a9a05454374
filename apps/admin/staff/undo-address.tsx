import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { undoAdminAddress } from '@/shop/staff/admin-auth.client'
import { UndoAddressScreen, type UndoAddressState } from '@/screens/admin/staff/undo-address-screen'
import { useHttp } from '../app/application'
import { refusedLoadMessage } from '../shared/query-states'

/** Target of the link in the mail to a former address; nothing happens before the button is pressed. */
export default function UndoAddressContainer() {
  const http = useHttp()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const undoing = useMutation({
    mutationFn: () => undoAdminAddress(http, { token: params.get('token') ?? '' }),
  })
  return (
    <UndoAddressScreen
      state={stateOf(undoing)}
      onUndo={() => undoing.mutate()}
      onLogin={() => void navigate('/', { replace: true })}
    />
  )
}

interface Attempt {
  readonly isPending: boolean
  /** The address that was put back. */
  readonly data: string | undefined
  readonly error: Error | null
}

function stateOf({ isPending, data, error }: Attempt): UndoAddressState {
  if (isPending) return { status: 'undoing' }
  if (data !== undefined) return { status: 'done', email: data }
  if (!error) return { status: 'ask' }
  if (isFailure(error) && error.code === 'INVALID_TOKEN') {
    const { reason } = error.details
    return { status: reason === 'used' || reason === 'expired' ? reason : 'unknown' }
  }
  const message = refusedLoadMessage(error)
  return { status: 'failed', ...(message !== undefined && { message }) }
}
