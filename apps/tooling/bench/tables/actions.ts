import type { Page } from 'playwright-core'
import type { Row } from '../table'
import { measured } from './frames'

async function sorts(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  const heads = page.getByRole('columnheader').getByRole('button')
  for (let at = 0; at < (await heads.count()); at += 1) {
    const head = heads.nth(at)
    const name = (await head.innerText()).trim()
    for (const turn of ['once', 'again'])
      rows.push(await measured(page, `sort by ${name}, ${turn}`, () => head.click()))
  }
  return rows
}

async function filters(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  const choices = page.locator('[data-slot=filter-bar] select:visible')
  for (let at = 0; at < (await choices.count()); at += 1) {
    const choice = choices.nth(at)
    const name = `filter ${String(at + 1)}`
    rows.push(await measured(page, `${name}: chosen`, () => choice.selectOption({ index: 1 })))
    rows.push(await measured(page, `${name}: all`, () => choice.selectOption({ index: 0 })))
  }
  return rows
}

async function searches(page: Page): Promise<Row[]> {
  const search = page.locator('[data-slot=filter-bar]').getByRole('searchbox')
  if ((await search.count()) === 0) return []
  return [
    await measured(page, 'type a search', () => search.pressSequentially('verda-2026', { delay: 40 })),
    await measured(page, 'clear the search', () => search.fill('')),
  ]
}

async function selections(page: Page): Promise<Row[]> {
  const everyRow = page.getByRole('columnheader').getByRole('checkbox')
  if ((await everyRow.count()) === 0) return []
  return [
    await measured(page, 'tick all rows', () => everyRow.press('Space')),
    await measured(page, 'untick all rows', () => everyRow.press('Space')),
  ]
}

/** Every sort, filter, search and selection that the open section offers. */
export const actions = async (page: Page): Promise<Row[]> => [
  ...(await sorts(page)),
  ...(await filters(page)),
  ...(await searches(page)),
  ...(await selections(page)),
]
