import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '../../contract'
import { download } from './download'
import { createHttp } from './http'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bytes = (text: string) => new TextEncoder().encode(text)

/** A download of a body that the test sends part by part. */
function downloading() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (control) => {
      body = control
    },
  })
  const signals: (AbortSignal | null | undefined)[] = []
  const http = createHttp({
    baseUrl: '/api',
    token: () => null,
    language: () => 'tr',
    onUnauthorized: () => undefined,
    fetch: (_, init) => {
      signals.push(init?.signal)
      init?.signal?.addEventListener('abort', () => body?.error(init.signal?.reason))
      return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/csv' } }))
    },
  })
  const cancel = new AbortController()
  const onPart = vi.fn()
  const file = download((reading) => http.call(endpoints, 'exportOrders', { query: {}, ...reading }), {
    signal: cancel.signal,
    onPart,
  })
  const failure = file.then(
    () => undefined,
    (error: unknown) => error,
  )
  return {
    file,
    failure,
    cancel,
    onPart,
    send: (text: string) => body?.enqueue(bytes(text)),
    end: () => body?.close(),
    lose: () => body?.error(new TypeError('network error')),
  }
}

it('is whole, and told part by part', async () => {
  const { file, send, end, onPart } = downloading()
  send('a;b\r\n')
  send('1;2\r\n')
  end()
  const blob = await file
  expect(await blob.text()).toBe('a;b\r\n1;2\r\n')
  expect(blob.type).toBe('text/csv')
  expect(onPart).toHaveBeenCalledTimes(2)
})

it('may take longer than any other call while it goes on [API-10]', async () => {
  const { file, send, end } = downloading()
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(29_000)
    send('1;2\r\n')
    await vi.advanceTimersByTimeAsync(0)
  }
  end()
  expect((await file).size).toBe(50)
})

it('is given up when nothing arrives for 30 s [API-10]', async () => {
  const { failure, send } = downloading()
  send('a;b\r\n')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({ code: 'TIMEOUT' })
})

it('is no file when it breaks off [ADMIN-15]', async () => {
  const { failure, send, lose } = downloading()
  send('a;b\r\n')
  await vi.advanceTimersByTimeAsync(0)
  lose()
  expect(await failure).toMatchObject({ code: 'NETWORK' })
})

it('ends when it is cancelled', async () => {
  const { failure, send, cancel } = downloading()
  send('a;b\r\n')
  cancel.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
})
