import { expect, it } from 'vitest'
import { subjectOf } from '@/screens/admin/products/import/column-labels'
import { COLUMNS } from '../../api/modules/catalogue/transfer/columns'

/** They say which product a line is about, and never change. */
const UNCHANGED: readonly string[] = ['id', 'stockAsExported']

it('every column that a file can change has the form’s own name in the preview [ADMIN-70]', () => {
  const names = COLUMNS.map(({ name }) => name).filter((name) => !UNCHANGED.includes(name))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => subjectOf(name) === undefined)).toEqual([])
})

it('a column that no form has keeps the name of the file alone', () => {
  expect(['id', 'constructor', 'price.mars', 'translations.tr.name.x', ''].map(subjectOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
