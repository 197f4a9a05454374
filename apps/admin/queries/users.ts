import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getUser, listUsers, setUserPremium, setUserStatus, type PremiumRequest } from '@/client/users/users'
import type { Query } from '@/contract/shared/dto'
import type { UserDetail, UserStatus } from '@/domain/users/user'
import { http } from '../http'

export const useUsers = (filters: Query<'listUsers'>, premiumOnly: boolean) =>
  useQuery({
    queryKey: ['users', 'list', filters, premiumOnly],
    queryFn: () => listUsers(http, filters, premiumOnly),
    placeholderData: keepPreviousData,
  })

export const useUser = (id: string | undefined) =>
  useQuery({
    queryKey: ['users', 'one', id],
    queryFn: () => getUser(http, id ?? ''),
    enabled: id !== undefined,
  })

/** A change of one user: its answer is the new detail, and lists and counts are read again. */
function useUserChange<Input>(change: (input: Input) => Promise<UserDetail>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => {
      queries.setQueryData(['users', 'one', user.id], user)
      return queries.invalidateQueries({ queryKey: ['users', 'list'] })
    },
  })
}

export const useSetUserStatus = () =>
  useUserChange(({ id, status }: { id: string; status: UserStatus }) => setUserStatus(http, id, status))

export const useSetPremium = () =>
  useUserChange(({ id, change }: { id: string; change: PremiumRequest }) => setUserPremium(http, id, change))
