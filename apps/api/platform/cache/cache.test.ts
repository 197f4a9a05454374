import { describe, expect, it, vi } from 'vitest'
import { AnswerCache } from './cache'
import { CachedAnswer } from './cached-answer'

const said = (text: string) => () => Promise.resolve(new CachedAnswer(text))
const text = async (answer: Promise<CachedAnswer>) => (await answer).body.toString()

describe('the response cache', () => {
  it('keeps a response for ten seconds [API-9]', async () => {
    let time = 0
    const cache = new AnswerCache(() => time)
    await cache.remember('a', said('first'))
    time = 9_999
    expect(await text(cache.remember('a', said('second')))).toBe('first')
    time = 10_000
    expect(await text(cache.remember('a', said('second')))).toBe('second')
  })

  it('keeps it no longer where the machine’s clock is set back by an hour', async () => {
    vi.useFakeTimers()
    try {
      const cache = new AnswerCache()
      await cache.remember('a', said('first'))
      vi.advanceTimersByTime(10_000)
      vi.setSystemTime(Date.now() - 3_600_000)
      expect(await text(cache.remember('a', said('second')))).toBe('second')
    } finally {
      vi.useRealTimers()
    }
  })

  it('reads once for concurrent misses', async () => {
    const cache = new AnswerCache()
    let reads = 0
    const read = () => {
      reads += 1
      return said('x')()
    }
    await Promise.all([1, 2, 3].map(() => cache.remember('a', read)))
    expect(reads).toBe(1)
  })

  it('does not keep a response read before a write ended', async () => {
    const cache = new AnswerCache()
    let resolve: (answer: CachedAnswer) => void = () => undefined
    const promise = new Promise<CachedAnswer>((done) => {
      resolve = done
    })
    const old = cache.remember('a', () => promise)
    cache.drop()
    expect(await text(cache.remember('a', said('new')))).toBe('new')
    resolve(new CachedAnswer('old'))
    expect(await text(old)).toBe('old')
    expect(await text(cache.remember('a', said('newer')))).toBe('new')
  })

  it('does not keep errors', async () => {
    const cache = new AnswerCache()
    await expect(cache.remember('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await text(cache.remember('a', said('there')))).toBe('there')
  })

  describe('after a write', () => {
    const about = (text: string, ...tags: string[]) => {
      return () => Promise.resolve(new CachedAnswer(text, { tags }))
    }

    it('drops responses with its tags or without tags', async () => {
      const cache = new AnswerCache()
      await cache.remember('list', about('list', 'product:a', 'product:b'))
      await cache.remember('a', about('a', 'product:a', 'stock:a'))
      await cache.remember('page', said('page'))
      cache.drop(['stock:a'])
      const after = async (key: string) => text(cache.remember(key, said('new')))
      expect([await after('list'), await after('a'), await after('page')]).toEqual(['list', 'new', 'new'])
      cache.drop(['product:b'])
      expect(await after('list')).toBe('new')
    })

    it('drops nothing for an empty list of tags', async () => {
      const cache = new AnswerCache()
      const announced: unknown[] = []
      cache.announce = (tags) => announced.push(tags)
      await cache.remember('a', said('first'))
      cache.drop([])
      expect([await text(cache.remember('a', said('second'))), announced]).toEqual(['first', []])
    })

    it('keeps concurrent reads unless they depend on its tags', async () => {
      const cache = new AnswerCache()
      let finish: (text: string) => void = () => undefined
      const slow = (...tags: string[]) => {
        const answer = new Promise<CachedAnswer>((resolve) => {
          finish = (text) => resolve(new CachedAnswer(text, { tags }))
        })
        return () => answer
      }
      const first = cache.remember('a', slow('stock:a'))
      cache.drop(['stock:b'])
      finish('a')
      await first
      expect(await text(cache.remember('a', said('again')))).toBe('a')
      const second = cache.remember('b', slow('stock:b'))
      cache.drop(['stock:b'])
      finish('old')
      await second
      expect(await text(cache.remember('b', said('new')))).toBe('new')
    })

    it('announces the tags to the other processes', () => {
      const cache = new AnswerCache()
      const announced: unknown[] = []
      cache.announce = (tags) => announced.push(tags)
      cache.drop(['stock:a'])
      cache.drop()
      expect(announced).toEqual([['stock:a'], undefined])
    })
  })

  describe('while the database is down', () => {
    const away = () => Promise.reject(new Error('Connection terminated unexpectedly'))

    it('serves stored responses, marked as stale, for a minute', async () => {
      let time = 0
      const cache = new AnswerCache(() => time)
      await cache.remember('a', said('first'))
      time = 12_345
      const stale = await cache.remember('a', away)
      expect([stale.body.toString(), stale.isStale]).toEqual(['first', true])
      expect(stale.headers).toEqual({
        age: '12',
        'cache-status': 'verda; hit; ttl=-2; detail=database-away',
      })
      time = 59_999
      expect(await text(cache.remember('a', away))).toBe('first')
      time = 60_000
      await expect(cache.remember('a', away)).rejects.toThrow('terminated')
    })

    it('serves dropped responses, also to concurrent requests', async () => {
      const cache = new AnswerCache()
      await cache.remember('a', said('before'))
      cache.drop()
      const answers = await Promise.all([1, 2, 3].map(() => cache.remember('a', away)))
      expect(answers.map(({ body }) => body.toString())).toEqual(['before', 'before', 'before'])
    })

    it('serves a response read during a write, never an older one', async () => {
      const cache = new AnswerCache()
      let resolve: (answer: CachedAnswer) => void = () => undefined
      const slow = cache.remember('a', () => new Promise((done) => (resolve = done)))
      cache.drop()
      resolve(new CachedAnswer('during'))
      await slow
      expect(await text(cache.remember('a', away))).toBe('during')
    })

    it('retries after a second or after the next write, and is then up to date', async () => {
      let time = 0
      const cache = new AnswerCache(() => time)
      await cache.remember('a', said('first'))
      time = 20_000
      await cache.remember('a', away)
      time = 20_999
      expect(await text(cache.remember('a', said('second')))).toBe('first')
      time = 21_000
      const answer = await cache.remember('a', said('second'))
      expect([answer.body.toString(), answer.isStale]).toEqual(['second', false])
      cache.drop()
      await cache.remember('a', away)
      cache.drop()
      expect(await text(cache.remember('a', said('third')))).toBe('third')
    })

    it('does not store a page made of stale responses, and prefers its stored one', async () => {
      const cache = new AnswerCache()
      const made = () => Promise.resolve(new CachedAnswer('made').stale(30))
      expect((await cache.remember('a', made)).isStale).toBe(true)
      expect(await text(cache.remember('a', said('true')))).toBe('true')
      cache.drop()
      expect(await text(cache.remember('a', made))).toBe('true')
    })

    it('answers from the store while a table is locked [API-72]', async () => {
      const cache = new AnswerCache()
      await cache.remember('a', said('first'))
      cache.drop()
      const locked = Object.assign(new Error('lock timeout'), { code: '55P03' })
      expect(await text(cache.remember('a', () => Promise.reject(locked)))).toBe('first')
    })

    it('rethrows other errors of the read', async () => {
      const cache = new AnswerCache()
      await cache.remember('a', said('first'))
      cache.drop()
      await expect(cache.remember('a', () => Promise.reject(new Error('a mistake')))).rejects.toThrow()
    })
  })

  describe('of sent responses', () => {
    const sentAs = (answer: CachedAnswer) => {
      const { etag } = answer
      return { key: 'a', etag, encoding: 'identity' as const, headers: {}, bodyHeaders: {} }
    }
    const store = async (cache: AnswerCache, body: string) => {
      const answer = await cache.remember('a', said(body))
      await answer.encoded('identity')
      return answer
    }

    it('finds one by its request as long as the response is valid', async () => {
      let time = 0
      const cache = new AnswerCache(() => time)
      cache.recordSent('GET /a', sentAs(await store(cache, 'first')))
      expect(cache.findSent('GET /a')?.body.toString()).toBe('first')
      expect(cache.findSent('GET /b')).toBeUndefined()
      time = 10_000
      expect(cache.findSent('GET /a')).toBeUndefined()
    })

    it('invalidates it on a write, even if it was sent after the write', async () => {
      const cache = new AnswerCache()
      const old = await store(cache, 'old')
      cache.recordSent('GET /a', sentAs(old))
      cache.drop()
      expect(cache.findSent('GET /a')).toBeUndefined()
      await store(cache, 'new')
      cache.recordSent('GET /a', sentAs(old))
      expect(cache.findSent('GET /a')).toBeUndefined()
    })
  })
})
