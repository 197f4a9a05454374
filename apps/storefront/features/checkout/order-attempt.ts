import { fields, textOr } from '@/domain/shared/stored'

export interface OrderAttempt {
  /** The key of the last attempt where it sent the same, else a new one. */
  readonly keyFor: (body: string) => string
  /** The attempt got a definite answer. */
  readonly forget: () => void
}

interface Pending {
  readonly body: string
  readonly key: string
}

/** In the tab's own storage: it survives a reload and a login, and nobody else's tab. */
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
    // Without storage the key lives as long as the page.
  }
}

/** The idempotency key of an attempt that got no definite answer yet, with what it sent. */
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
    forget: () => {
      pending = null
      write(null)
    },
  }
}
