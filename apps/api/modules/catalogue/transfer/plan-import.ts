import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  IMPORT_MAX_CHANGES,
  type ImportChange,
  type ImportError,
} from '@/shop/product-transfer/product-import'
import { slugify } from '@/shop/categories/category'
import { wholeLetters } from '@/shop/shared/whole-letters'
import type { Db } from '@apps/api/platform/db/open'
import { ApiError, isUuid } from '@apps/api/platform/http/errors'
import { typedSlug } from '../product-body'
import { readRow, type ImportTexts, type PlannedChange, type RowProblem } from './read-row'
import { readTable, type TableLine } from './read-table'
import * as repository from './transfer.repository'
import type { TransferProduct } from './transfer.repository'

/** A valid line. */
export interface PlannedRow {
  readonly line: number
  readonly name: string
  readonly changes: readonly ImportChange[]
  readonly planned: PlannedChange
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly errors: readonly ImportError[]
  /** Fingerprint of the planned changes. */
  readonly version: string
}

type Table = ReturnType<typeof readTable>

const idOf = ({ planned }: PlannedRow) => (planned.kind === 'update' ? planned.product.id : null)

function versionOf(rows: readonly PlannedRow[]): string {
  const changed = rows.filter(({ changes }) => changes.length > 0)
  return createHash('sha256')
    .update(JSON.stringify(changed.map((row) => [idOf(row), row.name, row.changes])))
    .digest('base64url')
}

/** Identifies the product of each line by its id, else by its slug. */
function keysOf({ columns, lines }: Table) {
  const at = (name: string) => columns.findIndex((column) => column?.name === name)
  const [idAt, slugAt, nameAt] = [at('id'), at('slug'), at('name')]
  return lines.map(({ line, cells }) => {
    const cell = (place: number) => (cells[place] ?? '').trim()
    return { line, cells, id: cell(idAt).toLowerCase(), slug: slugify(cell(slugAt)), name: cell(nameAt) }
  })
}
type Keys = ReturnType<typeof keysOf>[number]

/** Slug that a line claims: the given one, or for a new product the one generated from its name. */
const claimedSlug = ({ id, slug, name }: Keys): string => (slug === '' && id === '' ? slugify(name) : slug)

/** What checking a line needs to know about the other lines and the catalogue. */
interface Surroundings {
  readonly byId: ReadonlyMap<string, TransferProduct>
  readonly bySlug: ReadonlyMap<string, TransferProduct>
  readonly owners: ReadonlyMap<string, string>
  readonly categories: ReadonlySet<string>
  /** Line in which a product or slug first occurs. */
  readonly firstLines: Map<string, number>
}

/** The product of the line, or the reason why it cannot be found. */
function productOf(keys: Keys, { byId, bySlug, firstLines }: Surroundings, { t }: ImportTexts) {
  const { id, slug, line } = keys
  const product = id === '' ? bySlug.get(slug) : byId.get(id)
  if (id !== '' && !product) return t('idUnknown', { id: wholeLetters(id, 0, 40) })
  // A new product without Latin letters gets a random slug, so it is told apart by its name.
  const own = product?.id ?? `new:${claimedSlug(keys) || keys.name}`
  const first = firstLines.get(own)
  if (first !== undefined) return t('twice', { line: first })
  firstLines.set(own, line)
  return product
}

function slugProblem(
  keys: Keys,
  planned: PlannedChange,
  around: Surroundings,
  { t }: ImportTexts,
): RowProblem[] {
  const slug = claimedSlug(keys)
  const own = planned.kind === 'update' ? planned.product : undefined
  if (slug === '' || slug === own?.slug) return []
  const owner = around.owners.get(slug)
  const first = around.firstLines.get(`slug:${slug}`)
  if (first !== undefined) return [{ column: 'slug', message: t('twice', { line: first }) }]
  around.firstLines.set(`slug:${slug}`, keys.line)
  if (owner === undefined || owner === own?.id) return []
  return [
    keys.slug === ''
      ? { column: 'name', message: t('nameTaken') }
      : { column: 'slug', message: t('slugTaken', { slug }) },
  ]
}

/** Problems that only show against the catalogue. */
function storedProblems(keys: Keys, planned: PlannedChange, around: Surroundings, texts: ImportTexts) {
  const { t } = texts
  const { category } = planned.body
  const problems = slugProblem(keys, planned, around, texts)
  if (category !== undefined && !around.categories.has(category))
    problems.push({ column: 'category', message: t('categoryUnknown', { category }) })
  try {
    typedSlug(planned.body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    problems.push({ column: 'slug', message: t('cell', { cell: wholeLetters(keys.slug, 0, 40) }) })
  }
  return problems
}

const hasWrongLength = ({ cells }: TableLine, { columns }: Table) =>
  cells.length < columns.length || cells.slice(columns.length).some((cell) => cell.trim() !== '')

/** Plans the changes of a file line by line, with their problems. Nothing is stored. */
export async function planImport(db: Db, csv: string, texts: ImportTexts): Promise<Plan> {
  const table = readTable(csv, texts.t)
  return planOf(table, await catalogueOf(db, table), texts)
}

/** Products that the plan changes, by id. */
const changedProducts = ({ rows }: Plan): ReadonlyMap<string, TransferProduct> =>
  new Map(
    rows.flatMap(({ changes, planned }) =>
      changes.length > 0 && planned.kind === 'update' ? [[planned.product.id, planned.product] as const] : [],
    ),
  )

/**
 * Same for storing: the products that change, and only these, stay as they are until the transaction ends. As orders wait
 * for them, they are locked when the plan is made, which is made again only if one of them has changed meanwhile.
 */
export async function planLocked(tx: Db, csv: string, texts: ImportTexts): Promise<Plan> {
  const table = readTable(csv, texts.t)
  const { products, ...rest } = await catalogueOf(tx, table)
  const known = new Map(products.map((product) => [product.id, product]))
  const locked = new Set<string>()
  for (;;) {
    const plan = planOf(table, { ...rest, products: [...known.values()] }, texts)
    const planned = changedProducts(plan)
    const missing = [...planned.keys()].filter((id) => !locked.has(id))
    if (missing.length === 0) return plan
    await repository.lockImportedProducts(tx, missing)
    const present = await repository.findForImport(tx, { ids: missing, slugs: [] })
    for (const id of missing) {
      locked.add(id)
      known.delete(id)
    }
    for (const product of present) known.set(product.id, product)
    if (missing.every((id) => isDeepStrictEqual(known.get(id), planned.get(id)))) return plan
  }
}

interface Catalogue {
  readonly products: readonly TransferProduct[]
  readonly owners: ReadonlyMap<string, string>
  readonly categories: ReadonlySet<string>
}

/** What the catalogue knows of the lines. */
async function catalogueOf(tx: Db, table: Table): Promise<Catalogue> {
  const lines = keysOf(table)
  const ids = lines.map(({ id }) => id).filter(isUuid)
  const slugs = lines.filter(({ id }) => id === '').map(({ slug }) => slug)
  return {
    products: await repository.findForImport(tx, { ids, slugs }),
    owners: await repository.findSlugs(tx, lines.map(claimedSlug)),
    categories: await repository.findCategoryNames(tx),
  }
}

function planOf(table: Table, { products, owners, categories }: Catalogue, texts: ImportTexts): Plan {
  const { t } = texts
  const lines = keysOf(table)
  const around: Surroundings = {
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    owners,
    categories,
    firstLines: new Map(),
  }
  const rows: PlannedRow[] = []
  const errors: ImportError[] = [...table.errors]
  for (const keys of lines) {
    const { line, cells } = keys
    const refuse = (problems: readonly RowProblem[], name = keys.name) =>
      errors.push(...problems.map((problem) => ({ line, name, ...problem })))
    if (hasWrongLength(keys, table)) {
      const message = t('cellCount', { count: cells.length, expected: table.columns.length })
      refuse([{ column: null, message }])
      continue
    }
    const product = productOf(keys, around, texts)
    if (typeof product === 'string') {
      refuse([{ column: null, message: product }])
      continue
    }
    const { changes, planned, problems } = readRow(table.columns, cells, product, texts)
    const wrong = planned ? storedProblems(keys, planned, around, texts) : problems
    if (!planned || wrong.length > 0) refuse(wrong, keys.name || product?.name)
    else rows.push({ line, name: planned.body.name ?? product?.name ?? '', changes, planned })
  }
  const changing = rows.filter(({ changes }) => changes.length > 0).length
  if (changing > IMPORT_MAX_CHANGES)
    errors.unshift({
      line: 1,
      name: '',
      column: null,
      message: t('tooManyChanges', { max: IMPORT_MAX_CHANGES }),
    })
  return { rows, errors, version: versionOf(rows) }
}
