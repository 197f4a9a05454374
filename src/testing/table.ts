import { within } from '@testing-library/dom'
import { directUser, type TesterOptions } from './user'

/** Reads and sorts a `Table`. @param table what has the role table */
export function tableTester(table: HTMLElement, { user = directUser }: TesterOptions = {}) {
  const header = (name: string | RegExp) => within(table).getByRole('columnheader', { name })
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('cell').length > 0)
  return {
    table,
    header,
    /** Rows of the body. */
    rows,
    /** Queries of the row that has this name, which are the texts of its cells. */
    row: (name: string | RegExp) => within(within(table).getByRole('row', { name })),
    /** Texts of the body, row by row. */
    texts: () =>
      rows().map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    /** Presses a column's header. @returns the order that holds then */
    sort: async (name: string | RegExp): Promise<string | null> => {
      await user.click(within(header(name)).getByRole('button'))
      return header(name).getAttribute('aria-sort')
    },
  }
}
