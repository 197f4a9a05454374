import { describe, expect, it } from 'vitest'
import { stateOfNew } from './reviews'

const plain = { comment: 'Mild und rund, gern wieder.' }

describe('a review that a customer has written [CATALOGUE-350]', () => {
  it('is shown at once, unless the shop approves first', () => {
    expect(stateOfNew(plain, { approveFirst: false })).toBe('shown')
    expect(stateOfNew(plain, { approveFirst: false, before: 'shown' })).toBe('shown')
    expect(stateOfNew(plain, { approveFirst: true })).toBe('waiting')
  })

  it.each(['Siehe www.andere.example', 'https://andere.example', 'Schreibt mir: ich@post.example'])(
    'waits with an address: %s',
    (comment) => {
      expect(stateOfNew({ comment }, { approveFirst: false })).toBe('waiting')
    },
  )

  it.each(['hidden', 'waiting'] as const)('waits again after it was %s', (before) => {
    expect(stateOfNew(plain, { approveFirst: false, before })).toBe('waiting')
  })
})
