import type { FastifyRequest } from 'fastify'
import { IMAGE_MAX_BYTES, IMAGE_MAX_FILES } from '@/shop/catalogue/image-rules'
import { ApiError, invalidField } from '../http/errors'
import { errorCode } from '../start-error'

/** Parser errors with a code of their own; all others are a malformed form. */
const KNOWN = ['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_INVALID_MULTIPART_CONTENT_TYPE']

/** Maximum size of an upload in bytes: five files and the form overhead. */
export const UPLOAD_MAX_BYTES = IMAGE_MAX_FILES * IMAGE_MAX_BYTES + 64 * 1024

interface UploadLimits {
  /** Name of the form's field. */
  readonly field: string
  readonly fileSize: number
  readonly files: number
}
const IMAGES: UploadLimits = { field: 'images', fileSize: IMAGE_MAX_BYTES, files: IMAGE_MAX_FILES }

async function collect(request: FastifyRequest, { field, ...most }: UploadLimits): Promise<Buffer[]> {
  const files: Buffer[] = []
  const limits = { ...most, fields: 20, parts: 40 }
  for await (const part of request.files({ limits })) {
    const bytes = await part.toBuffer()
    if (part.fieldname !== field) throw invalidField(part.fieldname, 'unexpected file')
    files.push(bytes)
  }
  return files
}

/** Files of a multipart form; their names are ignored. @param limits by default those of images */
export async function readUpload(request: FastifyRequest, limits = IMAGES): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  let files: Buffer[]
  try {
    files = await collect(request, limits)
  } catch (error) {
    if (error instanceof ApiError || KNOWN.includes(errorCode(error) ?? '')) throw error
    throw new ApiError('VALIDATION', { cause: error })
  }
  if (files.length === 0) throw invalidField(limits.field, 'required')
  return files
}
