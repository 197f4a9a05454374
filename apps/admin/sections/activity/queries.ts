import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listActivity } from '@/shop/activity/activity.client'
import { listMails, resendMail } from '@/shop/mails/mails.client'
import type { Query } from '@/contract/shared/dto'
import { useHttp } from '../../app/application'

const MAILS = ['mails'] as const
/** How mails look; changed by their texts. */
export const PREVIEW = [...MAILS, 'preview'] as const

export function useActivity(query: Query<'listActivity'>) {
  const http = useHttp()
  return useQuery({
    queryKey: ['activity', query],
    queryFn: () => listActivity(http, query),
    placeholderData: keepPreviousData,
  })
}

export function useMails(query: Query<'listMails'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...MAILS, query],
    queryFn: () => listMails(http, query),
    placeholderData: keepPreviousData,
  })
}

export function useResendMail() {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => resendMail(http, id),
    // Also after a refusal: the mail may have been sent in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: MAILS }),
  })
}
