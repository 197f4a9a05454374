import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '@/client/shared/http'
import { productEndpoints } from './products.calls'
import { sendWithProgress } from './upload.client'

/** The part of XMLHttpRequest that uploads use; tests trigger its events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  method = ''
  url = ''
  sent: unknown
  status = 0
  statusText = ''
  response: unknown = null
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = new Blob([JSON.stringify(body)])
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

const onUnauthorized = vi.fn()
const http = createHttp({
  baseUrl: '/api',
  token: () => 'secret',
  language: () => 'tr',
  onUnauthorized,
  upload: sendWithProgress,
})

const upload = (onProgress: (percent: number) => void, signal?: AbortSignal) =>
  http.call(productEndpoints, 'uploadProductImages', {
    params: { id: 'tea' },
    files: [new File(['x'], 'a.png', { type: 'image/png' })],
    onProgress,
    ...(signal && { signal }),
  })

describe('a call with progress', () => {
  it('sends the file with the bearer and reports its progress', async () => {
    const onProgress = vi.fn()
    const call = upload(onProgress)
    const request = FakeRequest.last
    expect([request.method, request.url]).toEqual(['POST', '/api/products/tea/images'])
    expect(request.headers.get('authorization')).toBe('Bearer secret')
    expect(request.sent instanceof FormData && request.sent.getAll('images')).toHaveLength(1)
    request.progress(1, 4)
    request.progress(4, 4)
    expect(onProgress.mock.calls).toEqual([[25], [100]])
    request.answer(201, { success: true, data: { images: [] } })
    await expect(call).resolves.toEqual({ images: [] })
  })

  it('rejects with the code of the server', async () => {
    const call = upload(() => undefined)
    FakeRequest.last.answer(400, { success: false, code: 'UNSUPPORTED_IMAGE', message: 'no picture' })
    await expect(call).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE', status: 400 })
  })

  it('announces a dead token', async () => {
    const call = upload(() => undefined)
    FakeRequest.last.answer(401, { success: false, code: 'UNAUTHORIZED', message: 'sign in' })
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  it('is a network failure where no answer came', async () => {
    const call = upload(() => undefined)
    FakeRequest.last.fail()
    await expect(call).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
  })

  it('stops when it is aborted', async () => {
    const stop = new AbortController()
    const call = upload(() => undefined, stop.signal)
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('does not begin after it was stopped', async () => {
    const stop = new AbortController()
    stop.abort()
    await expect(upload(() => undefined, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeRequest.last.sent).toBeUndefined()
  })
})
