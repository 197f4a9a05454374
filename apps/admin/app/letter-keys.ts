import { attempt } from './browser-storage'

export const LETTER_KEYS_KEY = 'adminLetterKeys'
const OFF = 'off'

export const areLetterKeysOff = () => document.documentElement.dataset.letterKeys === OFF

function apply(off: boolean): void {
  const { dataset } = document.documentElement
  if (off) dataset.letterKeys = OFF
  else delete dataset.letterKeys
}

/** Keys of one letter as they were left in this browser. */
export const readLetterKeys = () => apply(attempt(() => localStorage.getItem(LETTER_KEYS_KEY)) === OFF)

export function switchLetterKeys(off: boolean): void {
  apply(off)
  attempt(() => (off ? localStorage.setItem(LETTER_KEYS_KEY, OFF) : localStorage.removeItem(LETTER_KEYS_KEY)))
}
