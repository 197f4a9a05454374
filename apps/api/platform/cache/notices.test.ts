import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherNotices, readNotice } from './notices'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What another process reads of the writes of one that is called `self`. */
function told() {
  const sent: string[] = []
  return { sent, tell: gatherNotices('self', (notice) => sent.push(notice)) }
}
const read = (notice = '') => readNotice(notice, 'other')

describe('notices between processes', () => {
  it('tell of all writes within 50 ms at once', () => {
    const { sent, tell } = told()
    for (const tag of ['stock:a', 'stock:b', 'stock:a']) tell([tag])
    vi.advanceTimersByTime(49)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent.map(read)).toEqual([{ tags: ['stock:a', 'stock:b'] }])
    tell(['stock:c'])
    vi.advanceTimersByTime(50)
    expect(read(sent[1])).toEqual({ tags: ['stock:c'] })
  })

  it('tell of everything where one write changed it, or where there is too much to name', () => {
    const { sent, tell } = told()
    tell(['stock:a'])
    tell(undefined)
    tell(['stock:b'])
    vi.advanceTimersByTime(50)
    tell(Array.from({ length: 300 }, (_, index) => `product:00000000-0000-4000-8000-${index}`))
    vi.advanceTimersByTime(50)
    expect(sent.map(read)).toEqual([{ tags: undefined }, { tags: undefined }])
  })

  it('mean nothing to who wrote, and everything where others were missed', () => {
    const { sent, tell } = told()
    tell(['stock:a'])
    vi.advanceTimersByTime(50)
    expect(readNotice(sent[0] ?? '', 'self')).toBeUndefined()
    expect(read('')).toEqual({ tags: undefined })
  })
})
