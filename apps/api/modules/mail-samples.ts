import { z } from 'zod'
import type { MailTemplate } from '../platform/mail/template'

/** Values of fields by name, where their type alone does not make a credible mail. */
const VALUES: Readonly<Record<string, unknown>> = {
  customerName: 'Klara Beispiel',
  actor: 'Ayşe Demir',
  email: 'klara@beispiel.example',
  name: 'Abendruhe',
  device: 'Firefox, Windows',
  network: '203.0.113.0/24',
  orderNumber: 'VD-2026-001042',
  token: 'ornek',
  slug: 'abendruhe',
  currency: 'EUR',
  quantity: 2,
  stock: 4,
  count: 2,
  more: 0,
  number: 'SA-000001',
  contract: 'SA-000001',
  weeks: 4,
  percent: 10,
  unit: 801,
  premiumMonths: 3,
  subtotal: 2_380,
  total: 2_380,
  shipping: 490,
  discount: 0,
  shippingDiscount: 0,
  tax: 458,
  refund: 1_190,
  amount: 890,
  lowest: 990,
  street: 'Lindenweg 4',
  zipCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  paymentMethod: 'bank_transfer',
  bankName: 'Musterbank',
  accountHolder: 'Verda',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  cargoName: 'DHL',
  trackingNumber: '00340434161094042557',
  trackingUrl: 'https://www.dhl.de/',
  returned: ['Abendruhe'],
  value: 'DE02 1203 0000 0000 2020 51',
  field: 'iban',
  url: 'https://depo.example/verda',
}

/** Optional fields that only some mails of a kind have, and that contradict the others. */
const LEFT_OUT: readonly string[] = [
  'company',
  'confirmToken',
  'reviewToken',
  'isSettled',
  'isUnpaid',
  'isReleased',
  'waitingMonths',
  'outstanding',
  'difference',
  'follows',
  'lookupCode',
  'postNumber',
  'paypalEmail',
  'warning',
  'discountReason',
  'image',
  'reason',
  'endsOn',
]

const DAY_MS = 86_400_000

function stringOf(name: string, now: Date): string {
  if (name === 'from') return new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
  if (name === 'to') return new Date(now.getTime() + 4 * DAY_MS).toISOString().slice(0, 10)
  if (name === 'nextOn' || name === 'dueOn' || name === 'endOn')
    return new Date(now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
  if (name === 'until') return new Date(now.getTime() + 7 * DAY_MS).toISOString()
  if (name === 'at' || name === 'receivedAt' || name === 'endedAt') return now.toISOString()
  return name
}

/** A credible value of any schema that mails use. */
function sampleOf(schema: unknown, name: string, now: Date): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return LEFT_OUT.includes(name)
      ? schema instanceof z.ZodOptional
        ? undefined
        : null
      : sampleOf(schema.unwrap(), name, now)
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, unknown> = schema.shape
    return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, sampleOf(value, key, now)]))
  }
  const known = VALUES[name]
  if (known !== undefined && schema instanceof z.ZodType && schema.safeParse(known).success) return known
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element, name, now)]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return 3
  return stringOf(name, now)
}

/** Made-up data of a kind of mail, so that every kind can be looked at before it was ever sent. */
export const sampleData = ({ schema }: MailTemplate, now: Date): Record<string, unknown> => {
  const sample = sampleOf(schema, '', now)
  return typeof sample === 'object' && sample !== null ? { ...sample } : {}
}
