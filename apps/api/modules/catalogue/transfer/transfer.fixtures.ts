import { parse } from 'csv-parse/sync'
import { csvFile } from '@/shop/shared/csv'
import type { Body, Query } from '@/contract/shared/dto'
import { productDraft } from '@apps/api/testing/drafts'
import type { TestApp } from '@apps/api/testing/test-app'

export const tableOf = (csv: string) => parse(csv, { bom: true, delimiter: ';' })

export const file = (header: readonly string[], ...lines: readonly (readonly string[])[]) =>
  csvFile([header, ...lines])

/** The exported file with some cells replaced, by column and line (2 is the first product). */
export function edited(
  csv: string,
  cells: Readonly<Record<number, Readonly<Record<string, string>>>>,
): string {
  const [header = [], ...lines] = tableOf(csv)
  const written = lines.map((line, index) =>
    line.map((cell, place) => cells[index + 2]?.[header[place] ?? ''] ?? cell),
  )
  return csvFile([header, ...written])
}

/** Calls of an administrator for the export and import tests. */
export function transferCalls(shop: TestApp, token: string) {
  const send = (csv: string, more: Partial<Body<'importProducts'>> = {}) =>
    shop.ok('importProducts', { token, body: { csv, dryRun: false, ...more } })
  return {
    create: async (body: Partial<Body<'createProduct'>> = {}) =>
      (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product,
    read: async (id: string) => (await shop.ok('getProduct', { token, params: { id } })).product,
    exported: async (query: Query<'exportProducts'> = {}) =>
      (await shop.call('exportProducts', { token, query })).body,
    send,
    preview: (csv: string) => send(csv, { dryRun: true }),
  }
}
