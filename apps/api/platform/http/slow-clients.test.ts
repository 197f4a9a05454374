import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { connectionLimits, limitBodies } from './slow-clients'

describe('a client that has sent everything', () => {
  it('may wait for its answer longer than a silent one stays connected [API-38]', async () => {
    const app = fastify({ ...connectionLimits, connectionTimeout: 200 })
    limitBodies(app)
    app.post('/import', async () => {
      await pause(700)
      return 'imported'
    })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/import`, { method: 'POST', body: 'csv' }).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    )
    expect(answer).toBe('imported')
    await app.close()
  })
})
