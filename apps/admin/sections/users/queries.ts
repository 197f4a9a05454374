import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import { listOrders } from '@/shop/orders/admin-orders.client'
import { getGuest, listGuests } from '@/shop/users/guests.client'
import {
  addUserNote,
  getUser,
  listCustomerGroups,
  listUsers,
  removeUserAddress,
  saveUserAddress,
  setUserPremium,
  setUserStatus,
  updateUser,
  type PremiumRequest,
} from '@/shop/users/users.client'
import type { Query } from '@/contract/shared/dto'
import type { NewAddress } from '@/shop/addresses/address-book'
import type { CustomerInput } from '@/shop/users/customer-form'
import type { UserDetail, UserStatus } from '@/shop/users/users'
import { useHttp } from '../../app/application'
import { usePermissions } from '../../staff/queries'
import { orderKeys } from '../orders/queries'

export function useUsers(filters: Query<'listUsers'>, premiumOnly: boolean) {
  const http = useHttp()
  return useQuery({
    queryKey: ['users', 'list', filters, premiumOnly],
    queryFn: () => listUsers(http, filters, premiumOnly),
    placeholderData: keepPreviousData,
  })
}

export function useGuests(filters: Query<'listGuests'>) {
  const http = useHttp()
  return useQuery({
    queryKey: ['users', 'guests', filters],
    queryFn: () => listGuests(http, filters),
    placeholderData: keepPreviousData,
  })
}

export function useGuest(id: string | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: ['users', 'guest', id],
    queryFn: () => getGuest(http, id ?? ''),
    enabled: id !== undefined,
  })
}

export function useCustomerGroups() {
  const http = useHttp()
  const { data = [] } = useQuery({ queryKey: ['users', 'groups'], queryFn: () => listCustomerGroups(http) })
  return data
}

export function useUser(id: string | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: ['users', 'one', id],
    queryFn: () => getUser(http, id ?? ''),
    enabled: id !== undefined,
  })
}

/** Orders of the account, or of the address, whose dialog is open, ten to a page. */
export function useOrdersOf(whose: { user: string } | { search: string } | undefined, page: number) {
  const http = useHttp()
  const mayRead = usePermissions().includes('orders.read')
  const query: Query<'listOrders'> = { ...whose, page, limit: 10 }
  return useQuery({
    queryKey: orderKeys.list(query),
    queryFn: () => listOrders(http, query),
    enabled: whose !== undefined && mayRead,
    // Only while turning pages: another account's orders must not be shown.
    placeholderData: (before, previous) =>
      previous?.queryKey[2].user === query.user && previous?.queryKey[2].search === query.search
        ? before
        : undefined,
  })
}

/**
 * A change of one user: its response updates the detail; lists and counts are invalidated. A failed one refetches the
 * user too: somebody else may have made it, or only the response was lost.
 */
function useUserChange<Input>(change: (http: Http, input: Input) => Promise<UserDetail>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSuccess: (user) => {
      queries.setQueryData(['users', 'one', user.id], user)
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['users', 'list'] }),
        queries.invalidateQueries({ queryKey: ['users', 'groups'] }),
      ])
    },
    // Not awaited: the failure is shown at once.
    onError: () => void queries.invalidateQueries({ queryKey: ['users'] }),
  })
}

export const useSetUserStatus = () =>
  useUserChange(
    (http, { id, status, reason }: { id: string; status: UserStatus; reason: string | undefined }) =>
      setUserStatus(http, id, status, reason),
  )

export const useUpdateUser = () =>
  useUserChange((http, { before, input }: { before: UserDetail; input: CustomerInput }) =>
    updateUser(http, before, input),
  )

export const useAddNote = () =>
  useUserChange((http, { id, text }: { id: string; text: string }) => addUserNote(http, id, text))

export const useSaveAddress = () =>
  useUserChange(
    (http, { user, address, id }: { user: string; address: NewAddress; id: string | undefined }) =>
      saveUserAddress(http, user, address, id),
  )

export const useRemoveAddress = () =>
  useUserChange((http, { user, id }: { user: string; id: string }) => removeUserAddress(http, user, id))

export const useSetPremium = () =>
  useUserChange((http, { id, change }: { id: string; change: PremiumRequest }) =>
    setUserPremium(http, id, change),
  )
