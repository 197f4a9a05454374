import type { Locator, Page } from 'playwright-core'
import type { Row } from '../table'
import { measured } from './frames'

/** Where a mouse presses an element. */
async function centreOf(element: Locator): Promise<readonly [x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('an element to press is not shown')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function sorts(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  const heads = page.getByRole('columnheader').getByRole('button')
  for (let at = 0; at < (await heads.count()); at += 1) {
    const head = heads.nth(at)
    const name = (await head.innerText()).trim()
    for (const turn of ['once', 'again']) {
      const [x, y] = await centreOf(head)
      rows.push(await measured(page, `sort by ${name}, ${turn}`, () => page.mouse.click(x, y)))
    }
  }
  return rows
}

async function filters(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  const choices = await page.locator('[data-slot=filter-bar] select:visible').elementHandles()
  for (const [at, choice] of choices.entries()) {
    const name = `filter ${String(at + 1)}`
    rows.push(await measured(page, `${name}: chosen`, () => choice.selectOption({ index: 1 })))
    rows.push(await measured(page, `${name}: all`, () => choice.selectOption({ index: 0 })))
  }
  return rows
}

async function searches(page: Page): Promise<Row[]> {
  const search = page.locator('[data-slot=filter-bar]').getByRole('searchbox')
  if ((await search.count()) === 0) return []
  await search.focus()
  const { keyboard } = page
  const typed = await measured(page, 'type a search', () => keyboard.type('verda-2026', { delay: 40 }))
  await search.selectText()
  return [typed, await measured(page, 'clear the search', () => keyboard.press('Delete'))]
}

async function selections(page: Page): Promise<Row[]> {
  const everyRow = page.getByRole('columnheader').getByRole('checkbox')
  if ((await everyRow.count()) === 0) return []
  await everyRow.focus()
  return [
    await measured(page, 'tick all rows', () => page.keyboard.press('Space')),
    await measured(page, 'untick all rows', () => page.keyboard.press('Space')),
  ]
}

/**
 * Every sort, filter, search and selection that the open section offers. Elements are found before an action is
 * measured, because finding them by role reads the whole table in the page.
 */
export const actions = async (page: Page): Promise<Row[]> => [
  ...(await sorts(page)),
  ...(await filters(page)),
  ...(await searches(page)),
  ...(await selections(page)),
]
