import { fields } from '@/shop/shared/stored'
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

/** Every text of a PDF with its page and its height above the page's lower edge, in points. */
export async function pdfTexts(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const texts: { readonly text: string; readonly page: number; readonly bottom: number }[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items)
      if ('str' in item) texts.push({ text: item.str, page, bottom: Number(item.transform[5]) })
  }
  return texts
}

/** Files inside of a PDF, and its metadata as they stand in it, which are not compressed. */
export async function pdfInside(bytes: Uint8Array) {
  const attached: unknown = await (await getDocumentProxy(new Uint8Array(bytes))).getAttachments()
  const files = Object.values(fields(attached)).map((each) => {
    const { filename, content } = fields(each)
    return {
      name: String(filename),
      text: content instanceof Uint8Array ? new TextDecoder().decode(content) : '',
    }
  })
  const [metadata = ''] =
    /<\?xpacket begin[^]*<\?xpacket end="w"\?>/.exec(Buffer.from(bytes).toString('utf8')) ?? []
  return { files, metadata }
}
