import { describe, expect, it } from 'vitest'
import { pinsOf } from '../../../stories/docs/blocks/component/pins'

const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom })

describe('pins of an anatomy figure', () => {
  it('are placed beside their part, with a line to its edge', () => {
    expect(pinsOf([box(100, 140, 50, 70), box(400, 460, 50, 70)], 500, 32)).toEqual([
      { number: 1, x: 32, y: 60, toX: 100, toY: 60 },
      { number: 2, x: 468, y: 60, toX: 460, toY: 60 },
    ])
  })

  it('never overlap', () => {
    const [first, second] = pinsOf([box(100, 400, 50, 70), box(110, 390, 52, 68)], 500, 32)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(24)
  })

  it('keep the list’s numbers if the story lacks a part', () => {
    expect(pinsOf([undefined, box(100, 140, 50, 70)], 500, 32).map(({ number }) => number)).toEqual([2])
  })
})
