import type { Session } from './session'

/** A token lives for 12 hours; whoever works gets another one long before. ms */
const RENEW_AFTER = 30 * 60_000
/** After an attempt that had no answer. ms */
const TRY_AGAIN_AFTER = 60_000

/** The session goes on as long as somebody works, up to the end that the server sets: 7 days after the password. */
export function createRenewal(session: Session, renew: () => Promise<{ token: string }>) {
  let pending: Promise<void> | undefined
  let notBefore = 0

  async function exchange(old: string) {
    try {
      const { token } = await renew()
      if (session.getState().token === old) session.getState().renew(token)
    } catch {
      // Refused: the session has ended by its 401. No answer: the token still has hours to live.
      notBefore = Date.now() + TRY_AGAIN_AFTER
    }
    pending = undefined
  }

  return {
    /** Somebody pressed a key or a button. */
    noteWork: () => {
      const { token, since } = session.getState()
      const now = Date.now()
      if (token !== null && !pending && now >= Math.max(since + RENEW_AFTER, notBefore))
        pending = exchange(token)
    },
    /** Resolves once no token is being exchanged. */
    settled: () => pending ?? Promise.resolve(),
  }
}

const WORK = ['pointerdown', 'keydown'] as const

/** @returns ends listening */
export function onWork(listener: () => void): () => void {
  for (const name of WORK) window.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    for (const name of WORK) window.removeEventListener(name, listener, { capture: true })
  }
}
