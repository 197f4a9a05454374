import { fields, textOr } from '@/domain/shared/stored'

export interface OrderAttempt {
  /** Returns the key of the last attempt if it had the same body, else a new one. */
  readonly keyFor: (body: string) => string
  /** Called after a definite response. */
  readonly clear: () => void
}

interface Pending {
  readonly body: string
  readonly key: string
}

/** In sessionStorage: survives a reload and a login, and is not shared with other tabs. */
const ORDER_ATTEMPT = 'orderAttempt'

function read(): Pending | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ORDER_ATTEMPT) ?? 'null')
    const { body, key } = fields(stored)
    const pending = { body: textOr(body, ''), key: textOr(key, '') }
    return pending.key === '' ? null : pending
  } catch {
    return null
  }
}

function write(pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(ORDER_ATTEMPT, JSON.stringify(pending))
    else sessionStorage.removeItem(ORDER_ATTEMPT)
  } catch {
    // Without session storage the key is lost on reload.
  }
}

/** Idempotency key and body of the last attempt without a definite response. */
export function createOrderAttempt(): OrderAttempt {
  let pending: Pending | null | undefined
  return {
    keyFor: (body) => {
      pending ??= read()
      if (pending?.body !== body) {
        pending = { body, key: crypto.randomUUID() }
        write(pending)
      }
      return pending.key
    },
    clear: () => {
      pending = null
      write(null)
    },
  }
}
