import type { ImportChange, ImportError } from '@/shop/product-transfer/product-import'
import type { Language } from '@/shop/shared/language'
import { PLATFORMS } from '@/shop/shared/platform'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { productSchemas } from '@/shop/catalogue/products.schemas'
import type { ParsedBody } from '@/contract/shared/dto'
import { fieldMessage } from '@/contract/shared/messages'
import type { Column } from './column'
import { COLUMNS } from './columns'
import { bodyOf, draftOf, type RowDraft } from './row-draft'
import type { TransferProduct } from './transfer.repository'
import type { ImportTranslator } from './translations'

export interface ImportTexts {
  readonly t: ImportTranslator
  readonly language: Language
}

/** Change requested by a line. */
export type PlannedChange =
  | { readonly kind: 'create'; readonly body: ParsedBody<'createProduct'> }
  | { readonly kind: 'update'; readonly product: TransferProduct; readonly body: ParsedBody<'updateProduct'> }

export type RowProblem = Pick<ImportError, 'column' | 'message'>

interface ReadRow {
  readonly changes: readonly ImportChange[]
  /** Missing if the line is invalid. */
  readonly planned?: PlannedChange
  readonly problems: readonly RowProblem[]
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly code: string
  readonly message: string
}

/** The contract addresses prices by index, the file by column name. */
function columnAt([first, second, ...rest]: readonly PropertyKey[], draft: RowDraft): string {
  const named = first === 'prices' ? [...draft.shelf.keys()][Number(second)] : second
  const path = [first, named, ...rest].filter((part) => part !== undefined).map(String)
  const column = COLUMNS.find((each) => each.path === path.join('.') || each.path === path[0])
  return column?.name ?? path.join('.')
}

const issueOf = ({ path, ...issue }: Issue, draft: RowDraft, { language }: ImportTexts): RowProblem => ({
  column: columnAt(path, draft),
  message: fieldMessage(issue, language),
})

function priceProblems({ shelf, touched }: RowDraft, isNew: boolean, { t }: ImportTexts): RowProblem[] {
  if (!touched.has('prices') && !isNew) return []
  if (shelf.size === 0) return [{ column: null, message: t('priceMissing') }]
  return PLATFORMS.flatMap((platform) => {
    const { amount = null, originalAmount = null, sale = null } = shelf.get(platform) ?? {}
    if (amount === null) return []
    return [
      ...(originalAmount !== null && originalAmount <= amount
        ? [{ column: `originalPrice.${platform}`, message: t('originalTooLow') }]
        : []),
      ...(sale !== null && sale.amount !== null && sale.amount >= amount
        ? [{ column: `salePrice.${platform}`, message: t('saleTooHigh') }]
        : []),
    ]
  })
}

/** The draft as validated by the contract, or its problems. */
function planned(
  draft: RowDraft,
  product: TransferProduct | undefined,
): { readonly planned: PlannedChange } | { readonly issues: readonly Issue[] } {
  const body = bodyOf(draft)
  if (product) {
    const { data, error } = productSchemas.updateProduct.body.safeParse(body)
    return error ? { issues: error.issues } : { planned: { kind: 'update', product, body: data } }
  }
  const { data, error } = productSchemas.createProduct.body.safeParse(body)
  return error ? { issues: error.issues } : { planned: { kind: 'create', body: data } }
}

export const unreadable = ({ name, example }: Column, cell: string, { t }: ImportTexts): RowProblem => {
  const message = t('cell', { cell: wholeLetters(cell, 0, 40) })
  return {
    column: name,
    message: example === undefined ? message : `${message}. ${t('example', { example })}`,
  }
}

/** Reads a line of the file as a change of its product, or as a new product. */
export function readRow(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  product: TransferProduct | undefined,
  texts: ImportTexts,
): ReadRow {
  const draft = draftOf(product)
  const problems: RowProblem[] = []
  const changes: ImportChange[] = []
  const cell = (name: string) => cells[columns.findIndex((column) => column?.name === name)]
  for (const [place, column] of columns.entries()) {
    const text = cells[place] ?? ''
    // A new product gets the shop's defaults for empty cells.
    if (!column || (!product && text.trim() === '')) continue
    const read = column.read(text, { product, cell })
    if (!read) {
      problems.push(unreadable(column, text, texts))
      continue
    }
    const before = product ? column.print(product) : ''
    if (read.text === before) continue
    read.write(draft)
    draft.touched.add(column.path.split('.', 1)[0] ?? '')
    changes.push({ column: column.name, before, after: read.text })
  }
  if (problems.length > 0) return { changes, problems }
  const result = planned(draft, product)
  const wrong = [
    ...('issues' in result ? result.issues.map((issue) => issueOf(issue, draft, texts)) : []),
    ...priceProblems(draft, product === undefined, texts),
  ]
  return wrong.length === 0 && 'planned' in result
    ? { changes, problems: [], planned: result.planned }
    : { changes, problems: wrong }
}
