import { CONTENT_UNITS, PRODUCT_STATUSES } from '@/domain/catalogue/product'
import { PLATFORMS, type Platform } from '@/domain/shared/platform'
import {
  amountCell,
  choiceCell,
  decimalCell,
  flagCell,
  linesCell,
  optionalCell,
  slugCell,
  textCell,
  wholeCell,
  type CellKind,
} from './cell-kinds'
import type { RowDraft } from './row-draft'
import type { TransferProduct } from './transfer.repository'

/** The line around a cell. */
export interface RowContext {
  /** Missing for a new one. */
  readonly product: TransferProduct | undefined
  readonly cell: (column: string) => string | undefined
}

interface ReadCell {
  /** As the file would write it: what is compared with the stored value. */
  readonly text: string
  readonly write: (draft: RowDraft) => void
}

export interface Column {
  readonly name: string
  /** The field in the calls of the contract. */
  readonly path: string
  readonly print: (product: TransferProduct) => string
  /** Undefined: the cell cannot be read. */
  readonly read: (cell: string, row: RowContext) => ReadCell | undefined
}

interface ColumnOptions<Value> {
  readonly name: string
  /** @default the name */
  readonly path?: string
  readonly kind: CellKind<Value>
  readonly of: (product: TransferProduct) => Value
  readonly write: (draft: RowDraft, value: Value) => void
}

/** A column is its name, what of a product stands in it, and where that goes. */
function column<Value>({ name, path = name, kind, of, write }: ColumnOptions<Value>): Column {
  return {
    name,
    path,
    print: (product) => kind.print(of(product)),
    read: (cell) => {
      const value = kind.parse(cell)
      if (value === undefined) return undefined
      return { text: kind.print(value), write: (draft) => write(draft, value) }
    },
  }
}

/** Tells which product or state is meant; never a change of its own. */
const withoutChange = (own: Column): Column => ({
  ...own,
  read: (cell, row) =>
    own.read(cell, row) && { text: row.product ? own.print(row.product) : '', write: () => undefined },
})

/** Of what every product has: left empty it stays as it is. */
function keptWhenEmpty(own: Column): Column {
  const kept = withoutChange(own)
  return { ...own, read: (cell, row) => (cell.trim() === '' ? kept : own).read(cell, row) }
}

type FieldName = {
  [Name in keyof TransferProduct]: Name extends string ? Name : never
}[keyof TransferProduct]

/** A field of the same name in product, file and call. */
const field = <Name extends FieldName>(name: Name, kind: CellKind<TransferProduct[Name]>) =>
  column({
    name,
    kind,
    of: (product) => product[name],
    write: ({ fields }, value) => {
      fields[name] = value
    },
  })

const NOT_SOLD = { amount: null, originalAmount: null }

const pricesOn = (platform: Platform) => [
  column({
    name: `price.${platform}`,
    path: `prices.${platform}.amount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.amount ?? null,
    write: ({ shelf }, amount) => {
      // Empty: not sold there any more.
      if (amount === null) shelf.delete(platform)
      else shelf.set(platform, { ...(shelf.get(platform) ?? NOT_SOLD), amount })
    },
  }),
  column({
    name: `originalPrice.${platform}`,
    path: `prices.${platform}.originalAmount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.originalAmount ?? null,
    write: ({ shelf }, originalAmount) => {
      if (originalAmount !== null || shelf.has(platform))
        shelf.set(platform, { ...(shelf.get(platform) ?? NOT_SOLD), originalAmount })
    },
  }),
]

const AS_EXPORTED = 'stockAsExported'
const stock = column({
  name: 'stock',
  path: 'stock.quantity',
  kind: wholeCell,
  of: ({ stockQuantity }) => stockQuantity,
  write: (draft, quantity) => {
    draft.stock = quantity
  },
})

/**
 * As in the form, the difference to the exported number counts, so that units sold meanwhile stay sold. Below zero the
 * contract refuses it.
 */
function countedStock(cell: string, row: RowContext): number | undefined {
  const wanted = wholeCell.parse(cell)
  const exported = wholeCell.parse(row.cell(AS_EXPORTED) ?? '')
  if (!row.product || typeof wanted !== 'number' || typeof exported !== 'number') return undefined
  const present = row.product.stockQuantity
  // Already so: the file is imported a second time.
  return wanted === present ? present : present + wanted - exported
}

const stockColumns: readonly Column[] = [
  keptWhenEmpty({
    ...stock,
    read: (cell, row) => {
      const quantity = countedStock(cell, row)
      if (quantity === undefined) return stock.read(cell, row)
      return {
        text: String(quantity),
        write: (draft) => {
          draft.stock = quantity
        },
      }
    },
  }),
  withoutChange({ ...stock, name: AS_EXPORTED, path: AS_EXPORTED }),
]

/** The columns of the file in their order; a new field of the product is an entry here. */
export const COLUMNS: readonly Column[] = [
  withoutChange(column({ name: 'id', kind: textCell, of: ({ id }) => id, write: () => undefined })),
  keptWhenEmpty(
    column({
      name: 'slug',
      path: 'seo.slug',
      kind: slugCell,
      of: ({ slug }) => slug,
      write: ({ fields }, slug) => {
        fields.seo = { slug }
      },
    }),
  ),
  field('name', textCell),
  field('subtitle', textCell),
  field('category', textCell),
  keptWhenEmpty(field('status', choiceCell(PRODUCT_STATUSES))),
  field('bestseller', flagCell),
  ...PLATFORMS.flatMap(pricesOn),
  ...stockColumns,
  keptWhenEmpty(
    column({
      name: 'lowStockThreshold',
      path: 'stock.lowStockThreshold',
      kind: wholeCell,
      of: ({ lowStockThreshold }) => lowStockThreshold,
      write: (draft, threshold) => {
        draft.lowStockThreshold = threshold
      },
    }),
  ),
  field('taxRate', decimalCell),
  column({
    name: 'netContent.amount',
    kind: decimalCell,
    of: ({ netAmount }) => netAmount,
    write: (draft, amount) => {
      draft.netAmount = amount
    },
  }),
  column({
    name: 'netContent.unit',
    kind: optionalCell(choiceCell(CONTENT_UNITS)),
    of: ({ netUnit }) => netUnit,
    write: (draft, unit) => {
      draft.netUnit = unit
    },
  }),
  column({
    name: 'premium',
    path: 'premiumSubscription.enabled',
    kind: flagCell,
    of: ({ premiumEnabled }) => premiumEnabled,
    write: (draft, enabled) => {
      draft.premiumEnabled = enabled
    },
  }),
  keptWhenEmpty(
    column({
      name: 'premium.months',
      path: 'premiumSubscription.duration',
      kind: wholeCell,
      of: ({ premiumMonths }) => premiumMonths,
      write: (draft, months) => {
        draft.premiumMonths = months
      },
    }),
  ),
  keptWhenEmpty(
    column({
      name: 'premium.value',
      path: 'premiumSubscription.originalPrice',
      kind: amountCell,
      of: ({ premiumValue }) => premiumValue,
      write: (draft, value) => {
        draft.premiumValue = value
      },
    }),
  ),
  field('shortDescription', textCell),
  field('detailedDescription', textCell),
  field('features', linesCell),
  field('benefits', linesCell),
  field('certification', linesCell),
]
