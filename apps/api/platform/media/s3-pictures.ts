import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/config'
import type { MediaFile, PictureStore } from './picture-store'

/** Timeout in ms, so that an unresponsive store does not block an upload or a page. */
const TIMEOUT_MS = 10_000
const YEAR_S = 31_536_000

/**
 * Image storage in an S3-compatible bucket; credentials come from the SDK's environment variables.
 * @param timeoutMs of a connection, of an answer and of a silence within one
 */
export function openS3Pictures(
  { bucket, endpoint, region }: NonNullable<Config['s3']>,
  timeoutMs = TIMEOUT_MS,
): PictureStore {
  const client = new S3Client({
    region,
    // Self-hosted stores usually have no host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Many stores do not support optional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      // Without it a request that takes longer is only logged.
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  })
  const put = ({ file, type, bytes }: MediaFile) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: file,
        Body: bytes,
        ContentType: type,
        CacheControl: `public, max-age=${YEAR_S}, immutable`,
      }),
    )
  return {
    put: async (files) => {
      await Promise.all(files.map(put))
    },
    get: async (file, span) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: file,
            ...(span && { Range: `bytes=${span.from}-${span.to}` }),
          }),
        )
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (files) => {
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: files.map((Key) => ({ Key })), Quiet: true },
        }),
      )
      const [first] = Errors
      if (first) throw new Error(`The object store keeps ${first.Key ?? 'a picture'}: ${first.Message ?? ''}`)
    },
  }
}
