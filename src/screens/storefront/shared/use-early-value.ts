import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes over what was typed into a controlled field, or chosen in it, before hydration.
 * @returns ref of the field
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const ref = useRef<Field>(null)
  const takeOver = useEffectEvent(() => {
    const shown = ref.current?.value
    if (shown !== undefined && shown !== value) onChange(shown)
  })
  useEffect(() => takeOver(), [])
  return ref
}
