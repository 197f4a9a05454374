import type { CellKind } from './cell-kinds'
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
export function column<Value>({ name, path = name, kind, of, write }: ColumnOptions<Value>): Column {
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

/** Only identifies the product or the exported state; never changes anything. */
export const withoutChange = (own: Column): Column => ({
  ...own,
  read: (cell, row) =>
    own.read(cell, row) && { text: row.product ? own.print(row.product) : '', write: () => undefined },
})

/** For what every product has: an empty cell changes nothing. */
export function unchangedWhenEmpty(own: Column): Column {
  const unchanged = withoutChange(own)
  return { ...own, read: (cell, row) => (cell.trim() === '' ? unchanged : own).read(cell, row) }
}

type FieldName = {
  [Name in keyof TransferProduct]: Name extends string ? Name : never
}[keyof TransferProduct]

/** A field of the same name in product, file and call. */
export const field = <Name extends FieldName>(name: Name, kind: CellKind<TransferProduct[Name]>) =>
  column({
    name,
    kind,
    of: (product) => product[name],
    write: ({ fields }, value) => {
      fields[name] = value
    },
  })

/** A part of a field that is missing where none of its parts is filled. */
export const part = <Value>(
  path: string,
  name: string,
  kind: CellKind<Value>,
  of: (product: TransferProduct) => Value,
) =>
  column({
    name: `${path}.${name}`,
    kind,
    of,
    write: ({ parts }, value) => {
      parts.set(path, { ...parts.get(path), [name]: value })
    },
  })
