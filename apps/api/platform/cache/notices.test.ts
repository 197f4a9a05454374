import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherNotices, readNotice } from './notices'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Publishes writes of a process `self` and reads them as another process. */
function publisher() {
  const sent: string[] = []
  return { sent, publish: gatherNotices('self', (notice) => sent.push(notice)) }
}
const read = (notice = '') => readNotice(notice, 'other')

describe('cache notices between processes', () => {
  it('combine all writes within 50 ms', () => {
    const { sent, publish } = publisher()
    for (const tag of ['stock:a', 'stock:b', 'stock:a']) publish([tag])
    vi.advanceTimersByTime(49)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent.map(read)).toEqual([{ tags: ['stock:a', 'stock:b'] }])
    publish(['stock:c'])
    vi.advanceTimersByTime(50)
    expect(read(sent[1])).toEqual({ tags: ['stock:c'] })
  })

  it('invalidate everything if one write did, or if there are too many tags', () => {
    const { sent, publish } = publisher()
    publish(['stock:a'])
    publish(undefined)
    publish(['stock:b'])
    vi.advanceTimersByTime(50)
    publish(Array.from({ length: 300 }, (_, index) => `product:00000000-0000-4000-8000-${index}`))
    vi.advanceTimersByTime(50)
    expect(sent.map(read)).toEqual([{ tags: undefined }, { tags: undefined }])
  })

  it('are ignored by their sender, and invalidate everything after a missed one', () => {
    const { sent, publish } = publisher()
    publish(['stock:a'])
    vi.advanceTimersByTime(50)
    expect(readNotice(sent[0] ?? '', 'self')).toBeUndefined()
    expect(read('')).toEqual({ tags: undefined })
  })
})
