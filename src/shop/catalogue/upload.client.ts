import type { Transport } from '@/client/shared/http'

/**
 * A Transport that reports progress, which fetch cannot.
 * @throws DOMException in the same cases as fetch
 */
export const sendWithProgress: Transport = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.responseType = 'blob'
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
    })
    request.addEventListener('load', () => {
      const { status, statusText } = request
      const response: unknown = request.response
      const body = status !== 204 && response instanceof Blob ? response : null
      resolve(new Response(body, { status, statusText }))
    })
    request.addEventListener('error', () => reject(new TypeError('network error')))
    request.addEventListener('abort', () => reject(reasonOf(signal)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) reject(reasonOf(signal))
    else request.send(body instanceof FormData || typeof body === 'string' ? body : null)
  })

/** Distinguishes a timeout from a manual abort. */
const reasonOf = (signal: AbortSignal | null | undefined): Error => {
  const reason: unknown = signal?.reason
  return reason instanceof DOMException ? reason : new DOMException('stopped', 'AbortError')
}
