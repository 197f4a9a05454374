import { wholeCell } from './cell-kinds'
import { column, unchangedWhenEmpty, withoutChange, type Column, type RowContext } from './column'

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
 * Like the form, applies the difference to the exported number, so that units sold since the export stay sold. The
 * contract rejects a negative result.
 */
function countedStock(cell: string, row: RowContext): number | undefined {
  const wanted = wholeCell.parse(cell)
  const exported = wholeCell.parse(row.cell(AS_EXPORTED) ?? '')
  if (!row.product || typeof wanted !== 'number' || typeof exported !== 'number') return undefined
  const present = row.product.stockQuantity
  // The stock already matches: the file is being imported a second time.
  return wanted === present ? present : present + wanted - exported
}

export const stockColumns: readonly Column[] = [
  unchangedWhenEmpty({
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
