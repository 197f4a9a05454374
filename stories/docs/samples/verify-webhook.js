import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 5 * 60

/** The event, if this shop sent it within five minutes. `body` is the text as it came, before it is parsed. */
export function verifyWebhook(body, headers, secret, now = Date.now()) {
  const timestamp = Number(headers['webhook-timestamp'])
  if (!(Math.abs(now / 1000 - timestamp) <= TOLERANCE_SECONDS)) throw new Error('too old')

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()

  const isOurs = String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Buffer.from(each.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
  if (!isOurs) throw new Error('not signed by the shop')
  return JSON.parse(body)
}
