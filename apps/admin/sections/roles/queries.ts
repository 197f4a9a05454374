import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http, Page } from '@/client'
import type { RoleRecord } from '@/shop/roles/roles'
import { listRoles } from '@/shop/roles/roles.client'
import { useHttp } from '../../app/application'

const KEY = ['roles'] as const

/** Roles are few: one page holds them all. */
const onePage = (items: readonly RoleRecord[]): Page<RoleRecord> => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
})

export function useRoles() {
  const http = useHttp()
  return useQuery({ queryKey: KEY, queryFn: () => listRoles(http), select: onePage })
}

/** Invalidates the list after every change, and what the reader may do, which may have changed, too. */
export function useRoleChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: ['verify'] }),
      ]),
  })
}
