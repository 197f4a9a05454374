const decoded = (bytes: ArrayBuffer, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

/**
 * Decodes a CSV file as UTF-16 or UTF-8 if recognised, otherwise as Windows-1254 (Turkish), which has the German
 * letters at the same positions as Windows-1252.
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
