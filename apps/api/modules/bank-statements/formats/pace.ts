import { setImmediate as breathe } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn. */
const TURN_MS = 10

/** Lets other requests run between pieces of long work (ORDER-228): `if (isDue()) await turn()` between the pieces. */
export function pacer(): { readonly isDue: () => boolean; readonly turn: () => Promise<void> } {
  let begun = performance.now()
  let calls = 0
  return {
    isDue: () => {
      calls += 1
      // A look at the clock for every tag of a file would take longer than the tag.
      return calls % 32 === 0 && performance.now() - begun > TURN_MS
    },
    turn: async () => {
      await breathe()
      begun = performance.now()
    },
  }
}
