import type { EndpointName } from '@/contract'
import type { Data } from '@/contract/shared/dto'
import { dataOf, requestOf, type RequestInput } from '../../api/testing/client'
import { ADMIN, type ProductServer } from '../server'

export interface Reply {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: string | null
  readonly body: unknown
}

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined

/** Calls a running server by contract name. */
export function remote({ url: origin }: Pick<ProductServer, 'url'>, { patienceMs = 30_000 } = {}) {
  /** Rejects if the connection breaks or the response takes longer than `patienceMs`. */
  async function call<K extends EndpointName>(name: K, input: RequestInput<K> = {}): Promise<Reply> {
    const { method, url, headers, payload } = requestOf(name, input)
    const response = await fetch(`${origin}${url}`, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(payload !== undefined && { body: payload }),
    })
    const body: unknown = await response.json()
    const { status } = response
    return { status, body, code: codeOf(body), retryAfter: response.headers.get('retry-after') }
  }

  async function ok<K extends EndpointName>(name: K, input: RequestInput<K> = {}): Promise<Data<K>> {
    const { body } = await call(name, input)
    return dataOf(name, body)
  }

  /** Token of the administrator that every ProductServer has. */
  const adminToken = async () => (await ok('loginAdmin', { body: ADMIN })).token
  const productId = async (slug: string) => (await ok('getProductBySlug', { params: { slug } })).product._id

  return {
    call,
    ok,
    adminToken,
    productId,
    /** Restocks a product, so that the guests of one machine may take as much as a test needs. @returns its id */
    plentyOf: async (slug: string) => {
      const id = await productId(slug)
      const body = { stock: { quantity: 1_000_000 } }
      await ok('updateProduct', { token: await adminToken(), params: { id }, body })
      return id
    },
  }
}

export type Remote = ReturnType<typeof remote>
