import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { describeError, logAnswers, loggerOptions } from './logger'

/** Log output of `work`. */
async function logged(work: (app: FastifyInstance) => Promise<unknown>): Promise<string> {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  try {
    const app = Fastify({ logger: loggerOptions({ logLevel: 'info' }) })
    logAnswers(app)
    await work(app)
    await app.close()
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    write.mockRestore()
  }
  return written.join('')
}

describe('the log [LAW-14]', () => {
  it('redacts passwords, tokens and email addresses everywhere', async () => {
    const text = await logged((app) => {
      const secrets = { password: 'kamille26', token: 'geheim', email: 'sabine@post.example' }
      app.log.info(
        { ...secrets, body: secrets, req2: { headers: { authorization: 'Bearer geheim' } } },
        'hier',
      )
      return Promise.resolve()
    })
    expect(text).toContain('hier')
    expect(text).not.toMatch(/kamille26|geheim|sabine/)
  })

  it('of a response has its path but no query', async () => {
    const text = await logged(async (app) => {
      app.get('/reset-password', () => 'ok')
      await app.inject('/reset-password?token=geheim')
    })
    expect(text).toContain('"path":"/reset-password"')
    expect(text).not.toContain('geheim')
  })

  it('of an error omits email addresses and query parameters', () => {
    const cause = new Error('duplicate key: (email)=(sabine@post.example)')
    const error = new Error('Failed query: insert …\nparams: sabine@post.example,geheim', { cause })
    expect(JSON.stringify(describeError(error))).not.toMatch(/sabine|geheim/)
  })
})
