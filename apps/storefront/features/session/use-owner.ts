import { useState } from 'react'
import { useSession } from '../application'

/** Id of the user whose data is shown; after a 401 still the previous one, who is asked to log in again. */
export function useOwner(): { readonly owner: string | undefined; readonly signedIn: boolean } {
  const id = useSession(({ user }) => user?.id)
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return { owner: id ?? last, signedIn: id !== undefined }
}
