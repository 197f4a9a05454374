import { isFailure, type Http } from '@/client'
import { MOST_VIEWS, VIEW_NAME_LENGTH } from '@/shop/list-views/list-views'
import { createView, listViews } from '@/shop/list-views/list-views.client'
import { fields, isText, jsonOf } from '@/shop/shared/stored'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { attempt } from '../../app/browser-storage'
import { orderViewQuery } from './params'

interface FormerView {
  readonly name: string
  readonly query: string
}

/** The stored views; what cannot be read is left out, of two with the same name the first one is kept. */
function formerViews(stored: unknown): readonly FormerView[] {
  const list = jsonOf(stored)
  if (!Array.isArray(list)) return []
  const byName = new Map<string, FormerView>()
  for (const each of list) {
    const { name, filters, sort } = fields(each)
    if (!isText(name)) continue
    const short = wholeLetters(name.trim(), 0, VIEW_NAME_LENGTH).trim()
    const entries = Object.entries({ ...fields(filters), ...(isText(sort) && { sort }) }).flatMap(
      ([key, value]) => (typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`]] : []),
    )
    if (!byName.has(short))
      byName.set(short, { name: short, query: orderViewQuery(new URLSearchParams(entries)) })
  }
  return [...byName.values()].slice(0, MOST_VIEWS)
}

/** @returns whether the server has it now */
async function keep(http: Http, { name, query }: FormerView): Promise<boolean> {
  try {
    await createView(http, 'orders', { name, query, isShared: false })
    return true
  } catch (error) {
    if (!isFailure(error) || error.code !== 'CONFLICT' || error.details.field !== 'name') return false
    // Another tab, or an earlier attempt whose answer was lost.
    const own = (await listViews(http, 'orders')).filter(({ owner }) => owner === undefined)
    if (own.some((view) => view.name === name && view.query === query)) return true
    const other = `${wholeLetters(name, 0, VIEW_NAME_LENGTH - 4)} (2)`
    return name !== other && keep(http, { name: other, query })
  }
}

/** Moves the views that this browser kept under the key to the server; those that it does not take stay for the next time. */
export async function takeOverViews(http: Http, key: string): Promise<void> {
  const stored = attempt(() => localStorage.getItem(key))
  const left: unknown[] = []
  for (const view of formerViews(stored)) {
    const kept = await keep(http, view).catch(() => false)
    if (!kept) left.push({ name: view.name, filters: Object.fromEntries(new URLSearchParams(view.query)) })
  }
  attempt(() => {
    // A tab of the former version may have added one meanwhile.
    if (localStorage.getItem(key) !== stored) return
    if (left.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(left))
  })
}
