import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../contract'
import { isUncertain } from './failure'
import { createHttp, type HttpConfig } from './http'

const timeout = vi.spyOn(AbortSignal, 'timeout')
beforeEach(() => {
  timeout.mockClear()
})

const product = { success: true, data: { product: { _id: 'p1' } } }
const answer = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))

function client(fetch: typeof globalThis.fetch, config: Partial<HttpConfig> = {}) {
  const onUnauthorized = vi.fn()
  const http = createHttp({
    baseUrl: '/api',
    token: () => null,
    language: () => 'de',
    onUnauthorized,
    fetch,
    ...config,
  })
  return {
    onUnauthorized,
    media: (path: string) => http.media(path),
    read: () => http.call(endpoints, 'getProduct', { params: { id: 'p/1' }, query: { platform: 'germany' } }),
    invoice: () => http.call(endpoints, 'getInvoice', { params: { id: 'o1' } }),
    upload: () =>
      http.call(endpoints, 'uploadProductImages', {
        params: { id: 'p1' },
        files: [new File(['x'], 'x.png')],
      }),
  }
}
const requestOf = (fetch: ReturnType<typeof answer>) => {
  const [url, init] = fetch.mock.calls[0] ?? []
  return { url, ...init, headers: new Headers(init?.headers) }
}

describe('a call', () => {
  it.each([
    ['/api', '/api/products/p%2F1?platform=germany'],
    ['https://api.verda.example/api', 'https://api.verda.example/api/products/p%2F1?platform=germany'],
  ])('goes below the base %s [API-1]', async (baseUrl, url) => {
    const fetch = answer(product)
    await client(fetch, { baseUrl }).read()
    expect(requestOf(fetch).url).toBe(url)
  })

  it('unwraps the data of a success [API-2] [API-10]', async () => {
    expect(await client(answer(product)).read()).toEqual({ product: { _id: 'p1' } })
  })

  it('waits 10 s, for files 120 s, and sends no credentials [API-10]', async () => {
    const fetch = answer({ success: true, data: { images: [] } })
    await client(fetch).read()
    await client(fetch).upload()
    expect(timeout.mock.calls).toEqual([[10_000], [120_000]])
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'omit'])
  })

  it('carries the bearer token of the moment and the language [API-11]', async () => {
    const fetch = answer(product)
    await client(fetch, { token: () => 'secret', language: () => 'tr' }).read()
    const { headers } = requestOf(fetch)
    expect([headers.get('authorization'), headers.get('accept-language')]).toEqual(['Bearer secret', 'tr'])
  })

  it('announces a 401 and throws the server’s message [API-12]', async () => {
    const body = { success: false, code: 'UNAUTHORIZED', message: 'Bitte melden Sie sich an.' }
    const { read, onUnauthorized } = client(answer(body, 401))
    await expect(read()).rejects.toMatchObject({ ...{ code: body.code, message: body.message }, status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'the server’s body',
      answer({ success: false, code: 'CONFLICT', message: 'Vergeben.' }, 409),
      'CONFLICT',
    ],
    [
      'no contract at all',
      vi.fn<typeof fetch>(() => Promise.resolve(new Response('oops', { status: 502 }))),
      'UNREADABLE',
    ],
    ['no network', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))), 'NETWORK'],
    [
      'no time left',
      vi.fn<typeof fetch>(() => Promise.reject(new DOMException('', 'TimeoutError'))),
      'TIMEOUT',
    ],
  ])('throws another failure by its code, and keeps the session: %s [API-12]', async (_, fetch, code) => {
    const { read, onUnauthorized } = client(fetch)
    await expect(read()).rejects.toMatchObject({ code })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('a server whose answers have only `success` and `message` [API-90]', () => {
  const forgotten = (body: unknown, status = 200) =>
    createHttp({
      baseUrl: '/api',
      token: () => null,
      language: () => 'de',
      onUnauthorized: vi.fn(),
      fetch: answer(body, status),
    }).call(endpoints, 'forgotPassword', { body: { email: 'a@example.de', platform: 'germany' } })

  it.each([
    ['as an error', 400, 400],
    ['with 200', 200, 400],
    ['as a failure of its own', 500, 500],
  ])('is heard when it refuses %s', async (_, sent, status) => {
    const refusal = client(answer({ success: false, message: 'Konto gesperrt' }, sent)).read()
    await expect(refusal).rejects.toMatchObject({ message: 'Konto gesperrt', code: 'UNREADABLE', status })
  })

  it('has no message where it sends none', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })),
    )
    await expect(client(fetch).read()).rejects.toMatchObject({ message: '', status: 502 })
  })

  it('succeeds without data where nothing is read of it, and only there', async () => {
    const body = { success: true, message: 'ok' }
    await expect(forgotten(body)).resolves.toEqual({})
    await expect(forgotten({ message: 'ok' })).rejects.toMatchObject({ code: 'UNREADABLE' })
    await expect(client(answer(body)).read()).rejects.toMatchObject({ code: 'UNREADABLE', status: 200 })
  })
})

describe('a success that breaks off [API-12]', () => {
  const breaking = (reason: Error) =>
    vi.fn<typeof fetch>(() =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (body) => body.error(reason) }), { status: 201 }),
      ),
    )
  const calls = ['read', 'invoice'] as const

  it.each(
    calls.flatMap((call) => [
      [call, new TypeError('network error'), 'NETWORK'] as const,
      [call, new DOMException('', 'TimeoutError'), 'TIMEOUT'] as const,
    ]),
  )('is no answer: %s, %s', async (call, reason, code) => {
    await expect(client(breaking(reason))[call]()).rejects.toMatchObject({ code, status: 0 })
  })

  it.each(calls)('ends without a failure of its own where it was cancelled: %s', async (call) => {
    const cancelled = new DOMException('', 'AbortError')
    await expect(client(breaking(cancelled))[call]()).rejects.toBe(cancelled)
  })
})

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['an unreadable success', () => Promise.resolve(new Response('<html>')), true],
  ['a failed server', () => Promise.resolve(new Response('', { status: 502 })), true],
  ['a refusal', () => Promise.resolve(new Response('', { status: 409 })), false],
])('whether the call was performed is uncertain after %s', async (_, fetch, uncertain) => {
  const failure: unknown = await client(fetch)
    .read()
    .catch((error: unknown) => error)
  expect(isUncertain(failure)).toBe(uncertain)
})

describe('a 401 that arrives late [API-12]', () => {
  it('does not end a session that began after its request', async () => {
    let token: string | null = 'old'
    const body = { success: false, code: 'UNAUTHORIZED', message: '' }
    let answerWith: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (answerWith = resolve))
    const { read, onUnauthorized } = client(() => late, { token: () => token })
    const call = read()
    token = 'new'
    answerWith(Response.json(body, { status: 401 }))
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

it('relative addresses of pictures belong to the API’s origin [CATALOGUE-17]', () => {
  expect(client(answer(product)).media('/media/a.webp')).toBe('/media/a.webp')
  const elsewhere = client(answer(product), { baseUrl: 'https://api.verda.example/api' })
  expect(elsewhere.media('/media/a.webp')).toBe('https://api.verda.example/media/a.webp')
  expect(elsewhere.media('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
})

describe('a token that is exchanged while a call is under way [ADMIN-54]', () => {
  const refused = () => Response.json({ success: false, code: 'UNAUTHORIZED', message: '' }, { status: 401 })
  const tokensOf = (fetch: ReturnType<typeof answer>) =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))

  it('has the call sent again with the new one, and ends no session', async () => {
    let token = 'old'
    const fetch = answer(product).mockImplementationOnce(() => Promise.resolve(refused()))
    const settled = () => {
      token = 'new'
      return Promise.resolve()
    }
    const { read, onUnauthorized } = client(fetch, { token: () => token, settled })
    expect(await read()).toEqual({ product: { _id: 'p1' } })
    expect(tokensOf(fetch)).toEqual(['Bearer old', 'Bearer new'])
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('is not asked for twice where it stays the same', async () => {
    const fetch = answer(product).mockImplementation(() => Promise.resolve(refused()))
    const { read, onUnauthorized } = client(fetch, { token: () => 'dead', settled: () => Promise.resolve() })
    await expect(read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })
})
