import { describe, expect, it } from 'vitest'
import { fields } from '@/shop/shared/stored'
import { SAMPLE_PAYLOADS } from '@/shop/webhooks/webhook-payloads'
import { newWebhookSecret, signedHeaders } from './signature'

type Verify = (body: string, headers: object, secret: string, now: number) => unknown

interface Sample {
  readonly verifyWebhook: Verify
}
const isSample = (module: unknown): module is Sample => typeof fields(module).verifyWebhook === 'function'
/** What the documentation tells receivers to do. */
const sample: unknown = await import(
  new URL('../../../../stories/docs/samples/verify-webhook.js', import.meta.url).href
)
if (!isSample(sample)) throw new TypeError('the documentation verifies nothing')

describe('a signature [API-791]', () => {
  it('is that of the specification’s example', () => {
    const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
    expect(signedHeaders(signed, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it.each(Object.values(SAMPLE_PAYLOADS))('of $type is verified by the documentation’s code', (payload) => {
    const [secret, former] = [newWebhookSecret(), newWebhookSecret()]
    const body = JSON.stringify(payload)
    const timestamp = 1_796_000_000
    const headers = signedHeaders({ id: 'msg_1', timestamp, body }, [secret, former])
    const verify = (given: string, by: string, seconds = 0) =>
      sample.verifyWebhook(given, headers, by, (timestamp + seconds) * 1000)
    expect(verify(body, secret)).toEqual(payload)
    expect(verify(body, former, 299)).toEqual(payload)
    expect(() => verify(body, newWebhookSecret())).toThrow('not signed')
    expect(() => verify(`${body} `, secret)).toThrow('not signed')
    expect(() => verify(body, secret, 301)).toThrow('too old')
  })
})
