import type { z } from 'zod'
import type { EndpointName } from '..'
import type { schemas } from '../schemas'

type Schemas = typeof schemas
type Part<K extends EndpointName, P extends string> =
  Schemas[K] extends Readonly<Record<P, infer S extends z.core.$ZodType>> ? S : never

/** Types of requests and responses, inferred from the schemas without bundling them. */
export type Params<K extends EndpointName> = z.input<Part<K, 'params'>>
export type Query<K extends EndpointName> = Partial<z.input<Part<K, 'query'>>>
export type Body<K extends EndpointName> = z.input<Part<K, 'body'>>
export type Data<K extends EndpointName> = z.output<Part<K, 'data'>>

/** Parsed parameters, as route handlers receive them. */
export type ParsedParams<K extends EndpointName> = z.output<Part<K, 'params'>>
export type ParsedQuery<K extends EndpointName> = z.output<Part<K, 'query'>>
export type ParsedBody<K extends EndpointName> = z.output<Part<K, 'body'>>
