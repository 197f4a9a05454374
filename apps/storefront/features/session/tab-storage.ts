import { jsonOf } from '@/shop/shared/stored'

/** sessionStorage that never throws: values survive a reload of the tab and are not shared with other tabs. */

/** @returns undefined if missing, not valid JSON, or storage is blocked */
export function readTab(key: string): unknown {
  try {
    return jsonOf(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Without session storage the value is lost on reload. @param value null removes it */
export function writeTab(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value))
    else sessionStorage.removeItem(key)
  } catch {
    // Blocked, for example in a private window.
  }
}
