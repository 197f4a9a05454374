import { afterEach, expect, it, vi } from 'vitest'
import { createHttp } from '@/client/shared/http'
import { exportProducts } from './product-work.client'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A server on which every call has taken longer than its limit. */
function slowServer() {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  return createHttp({
    baseUrl: '/api',
    token: () => null,
    language: () => 'tr',
    onUnauthorized: () => undefined,
    fetch: (_, init) => {
      init?.signal?.throwIfAborted()
      return Promise.resolve(new Response('id;slug\r\n', { headers: { 'content-type': 'text/csv' } }))
    },
  })
}

it('the product file may take longer than any other call while it goes on [API-10]', async () => {
  const file = await exportProducts(slowServer(), {}, new AbortController().signal)
  expect(await file.text()).toBe('id;slug\r\n')
})

it('the product file is given up when it is cancelled', async () => {
  const cancel = new AbortController()
  cancel.abort()
  await expect(exportProducts(slowServer(), {}, cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
