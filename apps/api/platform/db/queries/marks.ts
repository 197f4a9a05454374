import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { TRAITS } from '@/shop/catalogue/traits'

/** In the order of their bits in `product_prices.marks`, which the SQL function `shelf_marks` sets. */
const MARKS = [...TRAITS, 'organic', 'rated', 'inStock', 'bestseller'] as const
type Mark = (typeof MARKS)[number]

const bitsOf = (marks: readonly Mark[]): SQL =>
  sql.raw(String(marks.reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0)))

/** True if the product has one of the marks. */
export const hasMark = (marks: readonly Mark[], column: SQLWrapper): SQL =>
  sql`(${column} & ${bitsOf(marks)}) <> 0`

export const withMark = (mark: Mark, column: SQLWrapper): SQL => sql`${column} | ${bitsOf([mark])}`
