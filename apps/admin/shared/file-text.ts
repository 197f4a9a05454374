const DECLARED = /^<\?xml[^>]*encoding=["']([\w.-]{1,40})["']/

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes a text file as UTF-16 or UTF-8 if recognised, as an XML file declares it, otherwise as Windows-1254 (Turkish),
 * which has the German letters at the same positions as Windows-1252.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const start = new Uint8Array(bytes.slice(0, 200))
  if (start[0] === 0xff && start[1] === 0xfe) return decoded(bytes, 'utf-16le') ?? ''
  const declared = DECLARED.exec(String.fromCodePoint(...start))?.[1]
  return (
    decoded(bytes, 'utf-8') ??
    (declared && decoded(bytes, declared)) ??
    new TextDecoder('windows-1254').decode(bytes)
  )
}
