import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http, Page } from '@/client'
import {
  createAdmin,
  listAdmins,
  resetAdmin,
  updateAdmin,
  type AdminRecord,
} from '@/shop/staff/admins.client'
import type { StaffInput } from '@/screens/admin/staff/staff-types'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { removeSecondFactor } from '@/shop/second-factor/second-factor.client'
import { useHttp } from '../../app/application'
import { usePermissions } from '../../staff/queries'

const KEY = ['staff'] as const

/** Administrators are few: one page holds them all. */
const onePage = (items: readonly AdminRecord[]): Page<AdminRecord> => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
})

export function useStaff() {
  const http = useHttp()
  const enabled = usePermissions().includes('staff.read')
  return useQuery({ queryKey: KEY, queryFn: () => listAdmins(http), select: onePage, enabled })
}

/** Invalidates the list after every change, and after a refusal caused by somebody else's change. */
function useStaffChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

interface SaveInput {
  /** Missing for an invitation. */
  readonly id: string | undefined
  readonly input: StaffInput
}
export const useSaveMember = () =>
  useStaffChange((http, { id, input }: SaveInput) =>
    id === undefined ? createAdmin(http, { ...input }) : updateAdmin(http, id, { ...input }),
  )

interface Proven extends OwnProof {
  readonly id: string
}

export const useSetActive = () =>
  useStaffChange((http, { id, isActive, ...proof }: Proven & { readonly isActive: boolean }) =>
    updateAdmin(http, id, { isActive, ...proof }),
  )

/** Removes a colleague's lost second factor. */
export const useRemoveFactor = () =>
  useStaffChange((http, { id, ...proof }: Proven) => removeSecondFactor(http, id, proof))

export const useResetMember = () =>
  useStaffChange((http, { id, ...proof }: Proven) => resetAdmin(http, id, proof))
