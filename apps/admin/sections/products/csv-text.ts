const decoded = (bytes: ArrayBuffer, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

/**
 * A file's text, whatever a spreadsheet wrote it in: UTF-16 and UTF-8 are recognised, everything else is what Windows
 * writes in Turkey, which agrees with western Europe's in every German letter.
 */
export async function csvTextOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  try {
    return decoded(bytes, 'utf-8')
  } catch {
    return decoded(bytes, 'windows-1254')
  }
}
