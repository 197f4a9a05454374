export interface UploadPart {
  readonly bytes: Buffer | string
  readonly filename?: string
  readonly field?: string
  readonly type?: string
}

const BOUNDARY = 'verda-test-boundary'

/** A form with files, as a browser sends it: spread it into `app.inject`. */
export function multipart(parts: readonly UploadPart[]) {
  const chunks = parts.flatMap(({ bytes, filename = 'bild.png', field = 'images', type = 'image/png' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
