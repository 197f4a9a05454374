import { describe, expect, it } from 'vitest'
import { AnswerCache, CachedAnswer } from './cache'

const said = (text: string) => () => Promise.resolve(new CachedAnswer(text))
const text = async (answer: Promise<CachedAnswer>) => (await answer).body.toString()

describe('the cache of answers', () => {
  it('keeps an answer for ten seconds', async () => {
    let time = 0
    const cache = new AnswerCache(() => time)
    await cache.remember('a', said('first'))
    time = 9_999
    expect(await text(cache.remember('a', said('second')))).toBe('first')
    time = 10_000
    expect(await text(cache.remember('a', said('second')))).toBe('second')
  })

  it('asks once for all who miss together', async () => {
    const cache = new AnswerCache()
    let reads = 0
    const read = () => {
      reads += 1
      return said('x')()
    }
    await Promise.all([1, 2, 3].map(() => cache.remember('a', read)))
    expect(reads).toBe(1)
  })

  it('does not keep what was read before a write ended', async () => {
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

  it('keeps no failures', async () => {
    const cache = new AnswerCache()
    await expect(cache.remember('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await text(cache.remember('a', said('there')))).toBe('there')
  })

  describe('of how answers were sent', () => {
    const sentAs = (answer: CachedAnswer) => {
      const { etag } = answer
      return { key: 'a', etag, encoding: 'identity' as const, headers: [], ofTheBody: [] }
    }
    const store = async (cache: AnswerCache, body: string) => {
      const answer = await cache.remember('a', said(body))
      await answer.encoded('identity')
      return answer
    }

    it('finds one by the words of its request, for as long as the answer is kept', async () => {
      let time = 0
      const cache = new AnswerCache(() => time)
      cache.noteSent('GET /a', sentAs(await store(cache, 'first')))
      expect(cache.recall('GET /a')?.body.toString()).toBe('first')
      expect(cache.recall('GET /b')).toBeUndefined()
      time = 10_000
      expect(cache.recall('GET /a')).toBeUndefined()
    })

    it('forgets it with a write, even when it was sent only after that', async () => {
      const cache = new AnswerCache()
      const old = await store(cache, 'old')
      cache.noteSent('GET /a', sentAs(old))
      cache.drop()
      expect(cache.recall('GET /a')).toBeUndefined()
      await store(cache, 'new')
      cache.noteSent('GET /a', sentAs(old))
      expect(cache.recall('GET /a')).toBeUndefined()
    })
  })
})
