import { expect, it } from 'vitest'
import { subjectOf } from '@/screens/admin/products/import/column-labels'
import { COLUMNS } from '../../api/modules/catalogue/transfer/columns'

/** Columns that identify the product and cannot be changed. */
const UNCHANGED: readonly string[] = ['id', 'stockAsExported']

it('the preview labels every editable column as in the form [ADMIN-70]', () => {
  const names = COLUMNS.map(({ name }) => name).filter((name) => !UNCHANGED.includes(name))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => subjectOf(name) === undefined)).toEqual([])
})

it('a column without a form field keeps its name', () => {
  expect(['id', 'constructor', 'price.mars', 'translations.tr.name.x', ''].map(subjectOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
