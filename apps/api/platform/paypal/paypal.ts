import { z } from 'zod'
import type { Money } from '@/shop/shared/money'
import type { PaypalKeys, PaypalMode } from '@/shop/paypal/paypal'
import { CURRENCIES } from '@/shop/shared/platform'

const HOSTS: Readonly<Record<PaypalMode, string>> = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
}
/** No call of the shop waits longer than 5 s. */
const LIMIT_MS = 4_500
/** A token is asked for anew this long before it ends. */
const EARLY_MS = 60_000

/** PayPal has understood the call and says no; asking again changes nothing. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal'
  /** PayPal's name for the reason, for example ORDER_NOT_APPROVED. */
  readonly issue: string

  constructor(issue: string) {
    super(`PayPal refuses: ${issue}`)
    this.issue = issue
  }
}

const amountSchema = z.object({
  value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency_code: z.enum(CURRENCIES),
})
const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
})
const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().optional(),
})
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
})
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const refusalSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})

export interface PaypalRefund {
  readonly id: string
  /** What `refund` was told; undefined for a refund that was made on PayPal's own site. */
  readonly ownId: string | undefined
  readonly isCompleted: boolean
  readonly money: Money
}

export interface PaypalOrder {
  readonly id: string
  /** Where the payer approves it; missing once that is done. */
  readonly approveUrl: string | undefined
  /** What has been taken of the payer. */
  readonly capture: { readonly id: string; readonly isCompleted: boolean; readonly money: Money } | undefined
  readonly refunds: readonly PaypalRefund[]
}

/** `12.30`, as PayPal writes amounts. */
const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

function minorOf(value: string): number {
  const [whole = '0', cents = ''] = value.split('.')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

const moneyOf = ({ value, currency_code: currency }: z.output<typeof amountSchema>): Money => ({
  amount: minorOf(value),
  currency,
})

const APPROVE = ['payer-action', 'approve']

function paypalOrder(answer: unknown): PaypalOrder {
  const { id, links, purchase_units: units } = orderSchema.parse(answer)
  const capture = units.flatMap(({ payments }) => payments?.captures ?? [])[0]
  return {
    id,
    approveUrl: links.find(({ rel }) => APPROVE.includes(rel))?.href,
    capture: capture && {
      id: capture.id,
      isCompleted: capture.status === 'COMPLETED',
      money: moneyOf(capture.amount),
    },
    refunds: units
      .flatMap(({ payments }) => payments?.refunds ?? [])
      .map(({ id: refundId, status, amount, custom_id: ownId }) => ({
        id: refundId,
        ownId,
        isCompleted: status === 'COMPLETED',
        money: moneyOf(amount),
      })),
  }
}

const amountOf = ({ amount, currency }: Money) => ({ currency_code: currency, value: decimal(amount) })

/**
 * PayPal's REST interface, orders v2. All methods throw PaypalRefusal for a definite no, and any other error if PayPal
 * does not answer within 4.5 s.
 */
export class Paypal {
  readonly #url: string | undefined
  readonly #tokens = new Map<string, { readonly token: string; readonly until: number }>()

  /** @param url instead of PayPal's own addresses, for a server that speaks as PayPal does */
  constructor(url?: string) {
    this.#url = url
  }

  /** Whether PayPal knows the account, without a token that is kept. */
  async check(account: PaypalKeys): Promise<void> {
    await this.#newToken(account)
  }

  /** @param requestId the same id makes no second order */
  async createOrder(
    account: PaypalKeys,
    order: {
      readonly requestId: string
      /** Unique among all that the account is used for. */
      readonly invoice: string
      readonly money: Money
      readonly returnUrl: string
      readonly cancelUrl: string
      readonly locale: string
    },
  ): Promise<PaypalOrder> {
    const answer = await this.#call(account, '/v2/checkout/orders', order.requestId, {
      intent: 'CAPTURE',
      // PayPal takes the money of an invoice once.
      purchase_units: [{ invoice_id: order.invoice, amount: amountOf(order.money) }],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            locale: order.locale,
            return_url: order.returnUrl,
            cancel_url: order.cancelUrl,
          },
        },
      },
    })
    return paypalOrder(answer)
  }

  async readOrder(account: PaypalKeys, id: string): Promise<PaypalOrder> {
    return paypalOrder(await this.#call(account, `/v2/checkout/orders/${encodeURIComponent(id)}`))
  }

  /** Takes the money of an approved order; of one whose money was taken before, says so again. */
  async capture(account: PaypalKeys, id: string): Promise<PaypalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
    try {
      return paypalOrder(await this.#call(account, path, `capture-${id}`, {}))
    } catch (error) {
      if (!(error instanceof PaypalRefusal) || error.issue !== 'ORDER_ALREADY_CAPTURED') throw error
      return this.readOrder(account, id)
    }
  }

  /** @param id of the refund here; the same one gives nothing back twice */
  async refund(
    account: PaypalKeys,
    { captureId, id, money }: { captureId: string; id: string; money: Money },
  ): Promise<void> {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
    await this.#call(account, path, `refund-${id}`, { amount: amountOf(money), custom_id: id })
  }

  async #call(account: PaypalKeys, path: string, requestId?: string, body?: object): Promise<unknown> {
    const token = await this.#token(account)
    return this.#send(account, path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async #token(account: PaypalKeys): Promise<string> {
    const key = JSON.stringify(account)
    const kept = this.#tokens.get(key)
    if (kept && kept.until > Date.now()) return kept.token
    const { access_token: token, expires_in: seconds } = await this.#newToken(account)
    // Of accounts that were replaced, none is needed again.
    if (this.#tokens.size > 10) this.#tokens.clear()
    this.#tokens.set(key, { token, until: Date.now() + seconds * 1000 - EARLY_MS })
    return token
  }

  async #newToken(account: PaypalKeys) {
    const basic = Buffer.from(`${account.clientId}:${account.secret}`).toString('base64')
    const answer = await this.#send(account, '/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    return tokenSchema.parse(answer)
  }

  async #send({ mode }: PaypalKeys, path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch((this.#url ?? HOSTS[mode]) + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const answer: unknown = await response.json().catch(() => ({}))
    if (response.ok) return answer
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      throw new Error(`PayPal answers with ${response.status}`)
    const refusal = refusalSchema.safeParse(answer).data
    throw new PaypalRefusal(
      refusal?.details?.[0]?.issue ?? refusal?.name ?? refusal?.error ?? String(response.status),
    )
  }
}
