import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { found } from '../http/errors'
import type { Services } from '../http/services'
import { findMedia } from './media.repository'

/** Demo pictures: beside the built server, or in the source's demo folder. */
const demoFolder = ['demo-media', '../../demo/media']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(folder))

const types = { webp: 'image/webp', avif: 'image/avif' } as const
const CACHE_BYTES = 64 * 1024 * 1024
const NAME = /^[a-z0-9][a-z0-9-]{0,150}\.(webp|avif)$/

async function demoFile(file: string): Promise<Buffer | undefined> {
  if (demoFolder === undefined) return undefined
  const path = join(demoFolder, file)
  return existsSync(path) ? readFile(path) : undefined
}

/** Pictures never change under their name, so browsers may keep them for ever. */
export function registerMedia(app: FastifyInstance, { db }: Services): void {
  const files = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    fetchMethod: async (file) => (await demoFile(file)) ?? (await findMedia(db, file))?.bytes,
  })
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const extension = NAME.exec(file)?.[1]
    const type = found(extension === 'webp' || extension === 'avif' ? types[extension] : undefined)
    const bytes = found(await files.fetch(file))
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        etag: `"${file}"`,
      })
      .type(type)
      .send(bytes)
  })
}
