type Press = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>

const TYPED = 'input:not([type=checkbox]), textarea, select'

/** The key, in lower case, that acts by itself; undefined where it is typed or chosen with, and while keys are off. */
export function letterOf({ key, target, altKey, ctrlKey, metaKey }: Press): string | undefined {
  if (altKey || ctrlKey || metaKey || document.documentElement.dataset.letterKeys === 'off') return undefined
  return target instanceof Element && target.closest(TYPED) ? undefined : key.toLowerCase()
}
