import type { Ref } from 'react'

/** Combines several refs into one ref callback, for example a component's own and the caller's. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]) {
  return (node: T | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    }
  }
}
