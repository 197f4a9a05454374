import type { CellKind } from './cell-kinds'
import type { RowDraft } from './row-draft'
import type { TransferProduct } from './transfer.repository'

/** The line that a cell belongs to. */
export interface RowContext {
  /** Missing for a new product. */
  readonly product: TransferProduct | undefined
  readonly cell: (column: string) => string | undefined
}

interface ReadCell {
  /** Value in the notation of the file, to compare with the stored one. */
  readonly text: string
  readonly write: (draft: RowDraft) => void
}

export interface Column {
  readonly name: string
  /** Path of the field in the contract's body. */
  readonly path: string
  /** A cell that can be read. */
  readonly example: string | undefined
  readonly print: (product: TransferProduct) => string
  /** Undefined if the cell is invalid. */
  readonly read: (cell: string, row: RowContext) => ReadCell | undefined
}

interface ColumnOptions<Value> {
  readonly name: string
  /**
   * Path of the field in the contract's body.
   * @default the column's name
   */
  readonly path?: string
  readonly kind: CellKind<Value>
  readonly of: (product: TransferProduct) => Value
  readonly write: (draft: RowDraft, value: Value) => void
}

/** Defines a column by its name, the product's value and the place it is written to. */
export function column<Value>({ name, path = name, kind, of, write }: ColumnOptions<Value>): Column {
  return {
    name,
    path,
    example: kind.example,
    print: (product) => kind.print(of(product)),
    read: (cell) => {
      const value = kind.parse(cell)
      if (value === undefined) return undefined
      return { text: kind.print(value), write: (draft) => write(draft, value) }
    },
  }
}

/** For columns that only identify the product or its exported state; they never change anything. */
export const withoutChange = (own: Column): Column => ({
  ...own,
  read: (cell, row) =>
    own.read(cell, row) && { text: row.product ? own.print(row.product) : '', write: () => undefined },
})

/** For required values: an empty cell leaves the value unchanged. */
export function unchangedWhenEmpty(own: Column): Column {
  const unchanged = withoutChange(own)
  return { ...own, read: (cell, row) => (cell.trim() === '' ? unchanged : own).read(cell, row) }
}

type FieldName = {
  [Name in keyof TransferProduct]: Name extends string ? Name : never
}[keyof TransferProduct]

/** A field with the same name in product, file and contract. */
export const field = <Name extends FieldName>(name: Name, kind: CellKind<TransferProduct[Name]>) =>
  column({
    name,
    kind,
    of: (product) => product[name],
    write: ({ fields }, value) => {
      fields[name] = value
    },
  })

/** A part of a compound field, which is null if all its parts are empty. */
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
