import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { fields, textOr } from '@/shop/shared/stored'

/** What this server knows as keys of an app. */
export const PAYPAL_KEYS = {
  clientId: 'AX-verda-client',
  secret: 'EB-verda-secret',
  mode: 'sandbox',
} as const

interface Capture {
  readonly id: string
  readonly status: string
  readonly amount: unknown
}
interface Order {
  readonly id: string
  readonly invoice: string
  readonly amount: unknown
  readonly returnUrl: string
  readonly cancelUrl: string
  isApproved: boolean
  capture?: Capture
}

const refused = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const sent = await text(request)
  return sent.startsWith('{') ? JSON.parse(sent) : undefined
}

/**
 * A server that speaks PayPal's published REST interface (orders v2, payments v2, OAuth) as far as the shop uses it, with
 * the page on which payers approve. The shop was not tried with PayPal itself.
 */
export class PaypalServer {
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly orders = new Map<string, Order>()
  readonly #answers = new Map<string, Order>()
  readonly #given: { readonly captureId: string | undefined; readonly refund: { readonly id: string } }[] = []
  /** Amounts given back at the shop's wish, by request id. */
  readonly refunds = new Map<string, unknown>()
  /** 'down' answers nothing but 503; 'refusing' refuses refunds; 'slow' takes the money later. */
  mood: 'well' | 'down' | 'refusing' | 'slow' = 'well'

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The payer agrees on PayPal's page. */
  approve(id: string): void {
    const order = this.orders.get(id)
    if (order) order.isApproved = true
  }

  /** Gives back on PayPal's own site. @returns the notice of it */
  refund(orderId: string, value: string): unknown {
    const capture = this.orders.get(orderId)?.capture
    const amount = { ...fields(capture?.amount), value }
    const refund = this.#giveBack(capture?.id, `S-${this.#given.length}`, { amount })
    const links = [{ rel: 'up', href: `${this.url}/v2/payments/captures/${capture?.id}`, method: 'GET' }]
    return { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { ...refund, links } }
  }

  #giveBack(captureId: string | undefined, id: string, told: object) {
    const known = this.#given.find(({ refund }) => refund.id === id)
    if (known) return known.refund
    const refund = { id, status: 'COMPLETED', ...told }
    this.#given.push({ captureId, refund })
    return refund
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname === '/checkoutnow') return this.#page(url, response)
    const [status, answer] =
      this.mood === 'down' ? ([503, { name: 'DOWN' }] as const) : this.#reply(request, url.pathname, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  #reply({ method, headers }: IncomingMessage, path: string, body: unknown): readonly [number, unknown] {
    if (path === '/v1/oauth2/token') {
      const { clientId, secret } = PAYPAL_KEYS
      const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
      return headers.authorization === expected
        ? [200, { access_token: 'A21-token', token_type: 'Bearer', expires_in: 32_400 }]
        : [401, { error: 'invalid_client' }]
    }
    if (headers.authorization !== 'Bearer A21-token') return [401, { name: 'AUTHENTICATION_FAILURE' }]
    const requestId = String(headers['paypal-request-id'])
    const [, , kind, id = '', action] = path.split('/').slice(1)
    if (kind === 'orders' && id === '' && method === 'POST') return [201, this.#create(requestId, body)]
    if (kind === 'captures' && action === 'refund') {
      if (this.mood === 'refusing') return [422, refused('CAPTURE_FULLY_REFUNDED')]
      const { amount, custom_id: own } = fields(body)
      this.refunds.set(requestId, amount)
      return [201, this.#giveBack(id, `R-${requestId}`, { amount, custom_id: own })]
    }
    const order = this.orders.get(id)
    if (!order) return [404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }]
    return action === 'capture' ? this.#capture(order) : [200, this.#shown(order)]
  }

  #create(requestId: string, body: unknown): unknown {
    const made = this.#answers.get(requestId) ?? this.#insert(body)
    this.#answers.set(requestId, made)
    return this.#shown(made)
  }

  #insert(body: unknown): Order {
    const { purchase_units: units, payment_source: source } = fields(body)
    const unit = fields(Array.isArray(units) ? units[0] : undefined)
    const { return_url: returnUrl, cancel_url: cancelUrl } = fields(
      fields(fields(source).paypal).experience_context,
    )
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    const order: Order = {
      id,
      invoice: textOr(unit.invoice_id, ''),
      amount: unit.amount,
      returnUrl: textOr(returnUrl, ''),
      cancelUrl: textOr(cancelUrl, ''),
      isApproved: false,
    }
    this.orders.set(id, order)
    return order
  }

  #capture(order: Order): readonly [number, unknown] {
    if (order.capture) return [422, refused('ORDER_ALREADY_CAPTURED')]
    if (!order.isApproved) return [422, refused('ORDER_NOT_APPROVED')]
    const isTaken = [...this.orders.values()].some(
      ({ invoice, capture }) => capture && invoice === order.invoice,
    )
    if (isTaken) return [422, refused('DUPLICATE_INVOICE_ID')]
    const status = this.mood === 'slow' ? 'PENDING' : 'COMPLETED'
    order.capture = { id: `C-${order.id}`, status, amount: order.amount }
    return [201, this.#shown(order)]
  }

  #shown({ id, amount, isApproved, capture }: Order): unknown {
    const given = this.#given.filter(({ captureId }) => captureId === capture?.id)
    const refunds = given.map(({ refund }) => refund)
    return {
      id,
      status: capture ? 'COMPLETED' : isApproved ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: `${this.url}/checkoutnow?token=${id}`, method: 'GET' }],
      purchase_units: [{ amount, ...(capture && { payments: { captures: [capture], refunds } }) }],
    }
  }

  /** PayPal's page: agreeing leads back to the shop, and so does giving up. */
  #page({ searchParams }: URL, response: ServerResponse): void {
    const order = this.orders.get(searchParams.get('token') ?? '')
    if (!order) return void response.writeHead(404).end()
    if (searchParams.has('agree')) {
      order.isApproved = true
      const back = new URL(order.returnUrl)
      back.searchParams.set('PayerID', 'PAYER')
      return void response.writeHead(302, { location: back.href }).end()
    }
    const html = `<!doctype html><title>PayPal</title><h1>${order.invoice}</h1>
      <a href="?token=${order.id}&agree=1">Jetzt bezahlen</a> <a href="${order.cancelUrl}">Abbrechen</a>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
}
