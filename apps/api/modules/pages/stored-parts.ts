import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '@/shop/shared/platform'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { CATALOGUE } from '../../platform/cache/tags'
import type { Services } from '../../platform/http/services'
import { listPartEnds } from '../catalogue/sitemap.repository'

const XML = { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' }

interface PartsOptions {
  /** Tells these files from others in the store. */
  readonly name: string
  readonly platform: Platform
  /** Products per file. */
  readonly size: number
}

/** XML files of all products, in parts of the same size; stored until the catalogue changes. */
export function storedParts(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  { name, platform, size }: PartsOptions,
) {
  const stored = (key: string, make: () => Promise<string>) =>
    cache.remember(
      `${name}-${key}`,
      async () => new CachedAnswer(await make(), { headers: XML, tags: [CATALOGUE] }),
    )
  /** Id before the first product of each part. */
  const starts = async (): Promise<readonly (string | undefined)[]> => {
    const { body } = await stored('parts', async () => (await listPartEnds(db, platform, size)).join(' '))
    const ends = String(body)
    return [undefined, ...(ends === '' ? [] : ends.split(' '))]
  }
  /** Answers with one part, or that there is none. @param make of the products after an id */
  const sendPart = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: string | undefined,
    make: (after: string | undefined) => Promise<string>,
  ) => {
    const number = /^[1-9]\d{0,4}$/.test(asked ?? '') ? Number(asked) : 0
    const known = await starts()
    if (number < 1 || number > known.length) return reply.callNotFound()
    return sendAnswer(request, reply, await stored(`part ${number}`, () => make(known[number - 1])))
  }
  return { stored, starts, sendPart }
}
