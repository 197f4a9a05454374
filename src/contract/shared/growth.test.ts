import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { slowTexts } from '../../domain/shared/growth.fixtures'
import { endpoints, type EndpointName } from '..'
import { schemasOf } from '../schemas'

type Schema = z.core.$ZodType

const isObject = (schema: Schema): schema is z.core.$ZodObject => schema instanceof z.core.$ZodObject

/** Unwraps optional, nullable and default schemas. */
function inner(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  return isWrapped ? inner(schema._zod.def.innerType) : schema
}

interface Field {
  readonly path: string
  readonly schema: Schema
}

/** All fields that may contain text, with their path. */
function fieldsOf(schema: Schema, path: string): Field[] {
  const bare = inner(schema)
  if (isObject(bare)) {
    return Object.entries(bare._zod.def.shape).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))
  }
  return bare instanceof z.core.$ZodArray ? fieldsOf(bare._zod.def.element, `${path}[]`) : [{ path, schema }]
}

/** A value with this text in every text field, for rules over several fields. */
function sample(schema: Schema, text: string): unknown {
  const bare = inner(schema)
  if (isObject(bare)) {
    return Object.fromEntries(
      Object.entries(bare._zod.def.shape).map(([name, field]) => [name, sample(field, text)]),
    )
  }
  if (bare instanceof z.core.$ZodArray) return [sample(bare._zod.def.element, text)]
  if (bare instanceof z.core.$ZodEnum) return [...bare._zod.values][0]
  if (bare instanceof z.core.$ZodLiteral) return bare._zod.def.values[0]
  if (bare instanceof z.core.$ZodBoolean) return true
  return bare instanceof z.core.$ZodNumber ? 1 : text
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const parts: Field[] = names.flatMap((name) => {
  const { params, query, body } = schemasOf(name)
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ path: `${name}.${part}`, schema }] : [],
  )
})
const texts = parts
  .flatMap(({ path, schema }) => fieldsOf(schema, path))
  .filter(({ schema }) => !(inner(schema) instanceof z.core.$ZodBoolean))
/** Fields with the same schema are checked once. */
const different = [...new Map(texts.map((field) => [field.schema, field])).values()]

describe('a field of the contract', () => {
  it('is found, wherever it stands', () => {
    const paths = texts.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'forgotPassword.body.email',
        'checkout.body.customerInfo.email',
        'checkout.body.items[].productId',
        'validateCoupon.body.userEmail',
        'updateProfile.body.address.street',
        'listProducts.query.search',
        'getCartItems.params.ids',
      ]),
    )
  })

  it.each(different)('is checked in one pass over 900 kB: $path', ({ schema }) => {
    expect(slowTexts((text) => z.safeParse(schema, text))).toEqual([])
  })
})

describe('rules over several fields', () => {
  it.each(parts)('are checked in one pass: $path', ({ schema }) => {
    expect(slowTexts((text) => z.safeParse(schema, sample(schema, text)))).toEqual([])
  })
})
