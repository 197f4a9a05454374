import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** The words of a PDF as its reader sees them, page by page. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

export async function pdfTitle(bytes: Uint8Array): Promise<unknown> {
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)))
  return info.Title
}
