import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isLostConnection } from '../db/lost-connection'
import { found } from '../http/errors'
import type { Services } from '../http/services'
import { spanOf } from './byte-range'
import { findMedia, hasMedia } from './media.repository'
import { findStoredVideo, videoBytes } from './videos.repository'

/** Demo images: beside the built server, or in the source's demo folder. */
const demoFolder = ['demo-media', '../../demo/media']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(folder))

const types = { webp: 'image/webp', avif: 'image/avif' } as const
const CACHE_BYTES = 64 * 1024 * 1024
const NAME = /^[a-z0-9][a-z0-9-]{0,150}\.(webp|avif)$/
const VIDEO = /^[0-9a-f]{32}\.mp4$/

async function demoFile(file: string): Promise<Buffer | undefined> {
  if (demoFolder === undefined) return undefined
  const path = join(demoFolder, file)
  return existsSync(path) ? readFile(path) : undefined
}

/** Interval at which a cached image is checked, in ms, because another process may have deleted it. */
const CHECK_MS = 10_000

interface Picture {
  readonly bytes: Buffer
  /** Time of the last check in the database; undefined for demo images. */
  readonly checkedAt: number | undefined
}

/** In-memory cache of images, checked every ten seconds; while the database is down they are kept. */
function pictureCache({ db, pictures: store, now }: Pick<Services, 'db' | 'pictures' | 'now'>) {
  const pictures = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: async (file) => {
      const demo = await demoFile(file)
      if (demo) return { bytes: demo, checkedAt: undefined }
      const bytes = await findMedia(db, store, file)
      return bytes && { bytes, checkedAt: now().getTime() }
    },
  })
  const isThere = (file: string) =>
    hasMedia(db, file).catch((error: unknown) => {
      if (isLostConnection(error)) return true
      throw error
    })
  return async (file: string): Promise<Buffer | undefined> => {
    const picture = await pictures.fetch(file)
    if (picture?.checkedAt === undefined) return picture?.bytes
    const time = now().getTime()
    if (time - picture.checkedAt < CHECK_MS) return picture.bytes
    if (!(await isThere(file))) {
      pictures.delete(file)
      return undefined
    }
    pictures.set(file, { ...picture, checkedAt: time })
    return picture.bytes
  }
}

/** Files never change under their name, so they are cached as immutable. */
const headersOf = (file: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  etag: `"${file}"`,
})

/** In spans, without which Safari plays nothing and nobody can jump. */
async function sendVideo(services: Services, file: string, { headers }: FastifyRequest, reply: FastifyReply) {
  const video = found(await findStoredVideo(services.db, file))
  const isOutdated = headers['if-range'] !== undefined && headers['if-range'] !== `"${file}"`
  const asked = isOutdated ? undefined : spanOf(headers.range, video.size)
  reply.headers({ ...headersOf(file), 'accept-ranges': 'bytes' }).type('video/mp4')
  if (asked === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${video.size}`).send('')
  const span = asked ?? { from: 0, to: video.size - 1 }
  if (asked) reply.status(206).header('content-range', `bytes ${span.from}-${span.to}/${video.size}`)
  return reply
    .header('content-length', span.to - span.from + 1)
    .send(Readable.from(videoBytes(services, video, span), { objectMode: false }))
}

export function registerMedia(app: FastifyInstance, services: Services): void {
  const read = pictureCache(services)
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    if (VIDEO.test(file)) return sendVideo(services, file, request, reply)
    const extension = NAME.exec(file)?.[1]
    const type = found(extension === 'webp' || extension === 'avif' ? types[extension] : undefined)
    const bytes = found(await read(file))
    return reply.headers(headersOf(file)).type(type).send(bytes)
  })
}
