import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Page } from '@/client'
import { ApiFailure } from '@/client/shared/failure'
import { listState } from './query-states'

const page: Page<string> = { items: ['one'], page: 1, pages: 1, total: 1 }

/** The result of a list that was loaded once and could not be loaded again. */
async function reloaded() {
  const answers = [() => Promise.resolve(page), () => Promise.reject(new ApiFailure('NETWORK', ''))]
  const observer = new QueryObserver<Page<string>>(new QueryClient(), {
    queryKey: ['list'],
    queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    retry: false,
    networkMode: 'always',
  })
  await observer.refetch()
  return observer.refetch()
}

it('keeps the rows of a list that cannot be read anew and says when they were loaded [ADMIN-81]', async () => {
  const result = await reloaded()
  expect(listState(result)).toMatchObject({
    status: 'ready',
    items: ['one'],
    failed: { loadedAt: new Date(result.dataUpdatedAt).toISOString(), retrying: false },
  })
})

it('empties the list of coupons instead [ADMIN-42]', async () => {
  expect(listState(await reloaded(), { emptied: true })).toMatchObject({ status: 'error', lost: true })
})
