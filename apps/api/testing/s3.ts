import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, vi } from 'vitest'
import { openS3Pictures } from '../platform/media/s3-pictures'
import type { PictureStore } from '../platform/media/picture-store'

/** The product's client on a small S3 server of the test file's own. */
export async function s3Pictures(): Promise<PictureStore> {
  const directory = mkdtempSync(join(tmpdir(), 'verda-s3-'))
  const bucket = 'verda-pictures'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })
  return openS3Pictures({ bucket, endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1' })
}
