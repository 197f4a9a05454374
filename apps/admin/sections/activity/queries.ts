import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import { listActivity } from '@/client/activity/activity'
import { listMails, resendMail } from '@/client/mails/mails'
import type { Query } from '@/contract/shared/dto'
import type { ActivityEntry } from '@/domain/activity/activity'
import { useHttp } from '../../app/application'

const MAILS = ['mails'] as const

export function useActivity(query: Query<'listActivity'>) {
  const http = useHttp()
  return useQuery({
    queryKey: ['activity', query],
    queryFn: () => listActivity(http, query),
    placeholderData: keepPreviousData,
  })
}

/** Entries per call, the API's maximum. */
const LIMIT = 100

/** All entries that match the filters. An entry moved to the next page by newer ones is counted once. */
export async function allActivity(http: Http, query: Query<'listActivity'>): Promise<ActivityEntry[]> {
  const found = new Map<string, ActivityEntry>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await listActivity(http, { ...query, page, limit: LIMIT })
    for (const entry of answer.items) found.set(entry.id, entry)
    pages = answer.pages
  }
  return [...found.values()]
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
