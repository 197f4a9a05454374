import { Zip, ZipPassThrough } from 'fflate'
import type { Paper } from '@/shop/bookkeeping/bookkeeping'
import type { Db } from '../../platform/db/open'
import { documentsOf } from '../documents/documents'

/** A ZIP with a PDF of each paper, made while it is sent. PDFs are compressed already. */
export async function* archiveOf(db: Db, papers: readonly Paper[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { number, kind, orderId, issuedAt } of papers) {
    const at = new Date(issuedAt)
    const document = kind === 'invoice' ? 'invoice' : 'credit_notes'
    const file = await documentsOf(db, { kind: document, ids: [orderId], now: at, number })
    const entry = new ZipPassThrough(`${number}.pdf`)
    entry.mtime = at
    zip.add(entry)
    entry.push(new Uint8Array(await file.arrayBuffer()), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}
