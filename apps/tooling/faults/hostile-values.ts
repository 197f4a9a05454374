import { z } from 'zod'
import { pick, type Random } from './random'

/** Part of a schema that is needed to generate a value. */
export interface ValueSchema {
  readonly type?: string | undefined
  readonly enum?: readonly [unknown, ...unknown[]] | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly minItems?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: string | undefined
  readonly items?: ValueSchema | undefined
  readonly anyOf?: readonly [ValueSchema, ...ValueSchema[]] | undefined
  readonly properties?: Readonly<Record<string, ValueSchema>> | undefined
  readonly required?: readonly string[] | undefined
}
export const valueSchema: z.ZodType<ValueSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.tuple([z.unknown()], z.unknown()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    items: valueSchema.optional(),
    anyOf: z.tuple([valueSchema], valueSchema).optional(),
    properties: z.record(z.string(), valueSchema).optional(),
    required: z.array(z.string()).optional(),
  }),
)

const RTL = '\u202eابت'
export const nastyTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '🫖'.repeat(30),
    RTL,
    'İıŞş',
    '%',
    '\\',
    "'; drop table users; --",
  ],
  ...['__proto__', 'constructor', 'null', 'undefined', 'NaN', '-1', '0', '1e18', 'abc', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '${7*7}', '{{7*7}}', 'javascript:alert(1)', '2026-02-30', '9999-99-99'],
  ...['1'.repeat(400), 'x'.repeat(10_000), '00000000-0000-0000-0000-000000000000'],
] as const
const nastyNumbers = [
  -1, 0, 0.1, 1e18, 1e9, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_993, 1e-9, 999.999,
] as const

/** Parsed from text, because `__proto__` in a literal would set the prototype. */
const poisoned = (): unknown => JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}')

export function nasty(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return pick(random, nastyNumbers)
    case 1:
      return pick(random, [null, true, false, [], {}, [[]], [null], { a: 1 }])
    case 2:
      return poisoned()
    case 3:
      return Array.from({ length: 200 }, (_, index) => index)
    default:
      return pick(random, nastyTexts)
  }
}

/** Existing ids and names, for valid requests. */
export type Known = Readonly<Record<string, readonly [string, ...string[]]>>

function textFor({ pattern = '', maxLength = 50 }: ValueSchema, name: string, random: Random, known: Known) {
  const ids = known[name] ?? (/id$|ids$|^(products|slug)$/i.test(name) ? known.id : undefined)
  if (ids) return pick(random, ids)
  if (pattern.includes('@')) return `gast-${random.below(20)}@example.org`
  if (pattern.includes('#')) return '#2f6b4f'
  if (/date$/i.test(name)) return pick(random, ['2026-01-01', '2026-12-31', '2027-06-15'])
  if (/zip/i.test(name)) return '10115'
  if (/url$/i.test(name)) return 'https://example.org/{trackingNumber}'
  return pick(random, ['Kamille', 'ÄÖÜ ß', 'Wıllkommen10', 'lindenblüte', 'abendruhe', 'x']).slice(
    0,
    maxLength,
  )
}

function numberFor({ minimum = 0, maximum = 1_000, type }: ValueSchema, random: Random): number {
  const edge = random.below(4)
  if (edge === 0) return minimum
  if (edge === 1) return maximum
  const span = Math.min(maximum - minimum, 100)
  const whole = minimum + random.below(Math.max(1, span))
  return type === 'integer' ? whole : whole + 0.25
}

/** Generates a value for the schema; each part is invalid with the probability `malice`. */
export function valueFor(
  schema: ValueSchema,
  { random, known, malice, name = '' }: { random: Random; known: Known; malice: number; name?: string },
): unknown {
  const inner = (part: ValueSchema, partName = name) =>
    valueFor(part, { random, known, malice, name: partName })
  if (random.chance(malice)) return nasty(random)
  if (schema.anyOf) return inner(pick(random, schema.anyOf))
  if (schema.enum) return pick(random, schema.enum)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, random)
  if (schema.type === 'array') {
    const { items = {}, minItems = 0 } = schema
    return Array.from({ length: minItems + random.below(3) }, () => inner(items))
  }
  if (schema.properties) {
    const { required = [] } = schema
    const entries = Object.entries(schema.properties).filter(([key]) =>
      required.includes(key) ? !random.chance(malice / 2) : random.chance(malice === 0 ? 0.25 : 0.6),
    )
    return Object.fromEntries(entries.map(([key, part]) => [key, inner(part, key)]))
  }
  return textFor(schema, name, random, known)
}
