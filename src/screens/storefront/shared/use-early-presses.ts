import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** `data-press` of the last button pressed before hydration. */
    earlyPress?: string
  }
}

/**
 * Makes presses before hydration work: an inline script remembers the last pressed button by its `data-press`, and its
 * action runs once after hydration.
 * @param actions by the button's name, unique within the page; buttons marked `data-press="name=value"` share an action
 * and pass their value
 */
export function useEarlyPresses(actions: Readonly<Record<string, (value: string) => void>>): void {
  const run = useEffectEvent(() => {
    const [name = '', ...value] = window.earlyPress?.split('=') ?? []
    const action = actions[name]
    if (!action) return
    window.earlyPress = undefined
    action(value.join('='))
  })
  useEffect(() => run(), [])
}
