import type { AdminSession } from './session'

/** Time after which the 12-hour token of an active administrator is renewed, in ms. */
const RENEW_AFTER = 30 * 60_000
/** Delay after an attempt without a response, in ms. */
const TRY_AGAIN_AFTER = 60_000

const LOCK = 'adminRenewal'

/** Runs the action in one tab at a time; where the browser has no locks (a page without HTTPS), at once. */
const exclusively = <Result>(action: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, action) : action()

/**
 * Renews the session while the administrator is active, up to the server's limit of 7 days after the password was
 * entered.
 */
export function createRenewal(session: AdminSession, renew: () => Promise<{ token: string }>) {
  let pending: Promise<void> | undefined
  let notBefore = 0

  async function exchange(old: string) {
    try {
      await exclusively(async () => {
        session.getState().catchUp()
        if (session.getState().token !== old) return
        const { token } = await renew()
        if (session.getState().token === old) session.getState().renew(token)
      })
    } catch {
      // If refused, the 401 has already ended the session; without a response, the token is still valid for hours.
      notBefore = Date.now() + TRY_AGAIN_AFTER
    }
    pending = undefined
  }

  return {
    /** Called on every key or pointer press. */
    noteWork: () => {
      const { token, since } = session.getState()
      const now = Date.now()
      if (token !== null && !pending && now >= Math.max(since + RENEW_AFTER, notBefore))
        pending = exchange(token)
    },
    /** Resolves once no renewal is running, in any tab, and its token is known here. */
    settled: async () => {
      await pending
      await exclusively(() => Promise.resolve(session.getState().catchUp()))
    },
  }
}

const WORK = ['pointerdown', 'keydown'] as const

/** @returns a function that stops listening */
export function onWork(listener: () => void): () => void {
  for (const name of WORK) window.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    for (const name of WORK) window.removeEventListener(name, listener, { capture: true })
  }
}
