import { z } from 'zod'
import { endpoints, type EndpointName } from '..'
import { schemasOf } from '../schemas'

export type Schema = z.core.$ZodType

export const isObject = (schema: Schema): schema is z.core.$ZodObject => schema instanceof z.core.$ZodObject

/** Unwraps optional, nullable and default schemas. */
export function inner(schema: Schema): Schema {
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
export function fieldsOf(schema: Schema, path: string): Field[] {
  const bare = inner(schema)
  if (isObject(bare)) {
    return Object.entries(bare._zod.def.shape).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))
  }
  return bare instanceof z.core.$ZodArray ? fieldsOf(bare._zod.def.element, `${path}[]`) : [{ path, schema }]
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
/** Every part of every request. */
export const parts: Field[] = names.flatMap((name) => {
  const { params, query, body } = schemasOf(name)
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ path: `${name}.${part}`, schema }] : [],
  )
})
/** Every field of a request that may contain text. */
export const texts = parts
  .flatMap(({ path, schema }) => fieldsOf(schema, path))
  .filter(({ schema }) => !(inner(schema) instanceof z.core.$ZodBoolean))
