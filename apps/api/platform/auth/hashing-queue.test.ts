import { expect, it } from 'vitest'
import { ApiError } from '../http/errors'
import { HashingQueue } from './hashing-queue'

/** A queue with one place whose works end by hand, in the order in which they began. */
function heldQueue() {
  const queue = new HashingQueue({ running: 1, waiting: 6, waitingPerNetwork: 4 })
  const begun: string[] = []
  const refused: string[] = []
  const held: (() => void)[] = []
  const asked: Promise<void>[] = []
  const run = (network: string) =>
    queue
      .run(network, () => {
        begun.push(network)
        return new Promise<void>((resolve) => held.push(resolve))
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        refused.push(network)
      })
  const ask = (network: string, times = 1) => {
    for (let n = 0; n < times; n += 1) asked.push(run(network))
  }
  const endAll = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      held[ended]?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(asked)
  }
  return { begun, refused, ask, endAll }
}

it('lets networks take turns, and each wait in a few places only [IDENTITY-41]', async () => {
  const { begun, refused, ask, endAll } = heldQueue()
  ask('flood', 10)
  ask('shopper')
  ask('owner')
  await endAll()
  expect(begun).toEqual(['flood', 'flood', 'shopper', 'owner', 'flood', 'flood', 'flood'])
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'flood'))
})

it('gives a newcomer the place of a network with more of them, and refuses whoever has as many [IDENTITY-41]', async () => {
  const { begun, refused, ask, endAll } = heldQueue()
  ask('one', 5)
  ask('two', 2)
  ask('shopper')
  ask('shopper')
  ask('shopper')
  await endAll()
  expect(begun).toEqual(['one', 'one', 'two', 'shopper', 'one', 'two', 'shopper'])
  expect(refused.toSorted()).toEqual(['one', 'one', 'shopper'])
})
