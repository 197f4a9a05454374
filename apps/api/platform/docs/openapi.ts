import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endpointOf, endpoints, type Endpoint, type EndpointName } from '@/contract'
import { failure, success } from '@/contract/shared/envelope'
import { commonErrors, errorStatus } from '@/contract/shared/errors'
import { schemasOf } from '@/contract/schemas'

const needs: Record<Endpoint['access'], readonly Readonly<Record<string, readonly string[]>>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
}

/** Response schemas of a route, for all statuses it can return. */
export function responsesOf(name: EndpointName): Record<number, z.ZodType> {
  const data = schemasOf(name).data
  const { status = 200, errors, answers } = endpointOf(name)
  const codes = [...commonErrors, ...errors, 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const
  return {
    ...Object.fromEntries(codes.map((code) => [errorStatus[code], failure])),
    // Files are not serialised by this schema; the document names their media type.
    [status]: status === 204 ? z.null().describe('No content') : answers ? z.any() : success(data),
  }
}

/** Metadata of an operation besides its schemas: access and tag. */
export function describedBy(name: EndpointName) {
  const { access, path, files } = endpointOf(name)
  const [, section = ''] = path.split('/')
  return {
    operationId: name,
    tags: [section],
    security: needs[access].map((each) => ({ ...each })),
    ...(files !== undefined && { consumes: ['multipart/form-data'] }),
  }
}

/** Multipart forms are validated without a schema, but documented with this one. */
const formWith = (field: string) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          [field]: { type: 'array' as const, items: { type: 'string' as const, format: 'binary' } },
        },
        required: [field],
      },
    },
  },
})

const fileResponse = (type: string) => ({
  description: 'The file',
  content: { [type]: { schema: { type: 'string' as const, format: 'binary' } } },
})

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const fileTypes = new Map(table.map(([name, { answers }]) => [name, answers]))
const fileFields = new Map(table.map(([name, { files }]) => [name, files]))

export const swaggerOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    info: { title: 'Verda API', version: '1.0.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
  transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    const { openapiObject } = document
    const paths = Object.values(openapiObject.paths ?? {})
    for (const operation of paths.flatMap((path) => [path?.get, path?.post, path?.put, path?.delete])) {
      if (!operation) continue
      const field = fileFields.get(operation.operationId ?? '')
      if (field !== undefined) operation.requestBody = formWith(field)
      const type = fileTypes.get(operation.operationId ?? '')
      if (type !== undefined) operation.responses[200] = fileResponse(type)
      const { 204: empty } = operation.responses
      if (empty && 'content' in empty) delete empty.content
    }
    return openapiObject
  },
}
