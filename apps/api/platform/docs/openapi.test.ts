import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, type Endpoint } from '@/contract'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.unknown().optional() })),
})
const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json<Record<string, unknown>>()
    expect(await new Validator().validate(document)).toEqual({ valid: true })
  })

  it('documents exactly the calls of the contract with status, access and schemas [API-8]', async () => {
    const { paths } = openapi.parse((await shop.app.inject('/api/openapi.json')).json())
    const shown = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => ({ path, method: method.toUpperCase(), ...each })),
    )
    expect(shown.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
    for (const [name, { method, path, access, status = 200, files }] of table) {
      const found = shown.find(({ operationId }) => operationId === name)
      expect(found).toMatchObject({ method, path: `/api${path.replaceAll(/:(\w+)/g, '{$1}')}` })
      expect(found?.responses[status] !== undefined).toBe(true)
      expect(found?.responses[status]?.content === undefined).toBe(status === 204)
      expect(found?.security.length === 0).toBe(access === 'public')
      expect('multipart/form-data' in (found?.requestBody?.content ?? {})).toBe(files !== undefined)
    }
  })

  it('has an HTML page without external resources and scripts [API-8]', async () => {
    const { body, headers } = await shop.app.inject('/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toMatch(/<script|https?:\/\/|\son\w+=/)
    for (const [name, { path }] of table) {
      expect(body).toContain(name)
      expect(body).toContain(`/api${path}`)
    }
  })
})
