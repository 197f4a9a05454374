import { useRef, useState, type KeyboardEvent } from 'react'
import { signOf } from '@/ui/direction'

/** A row of `count` pictures or films, each as wide as the row, of which one is in view: swiped to, shown, or moved to by keys. */
export function useStrip(count: number, first = 0) {
  const [chosen, setChosen] = useState(first)
  const index = Math.min(chosen, Math.max(0, count - 1))
  const strip = useRef<HTMLUListElement>(null)
  /** Shows a picture if there is one; the focus goes along if it is in the row. */
  const show = (position: number) => {
    const { current } = strip
    const next = current?.children[position]
    if (!current || !next) return
    setChosen(position)
    current.scrollTo({ left: signOf(current) * position * current.clientWidth, behavior: 'instant' })
    if (current.contains(document.activeElement))
      next.querySelector<HTMLElement>('button, video')?.focus({ preventScroll: true })
  }
  const onScroll = () => {
    if (strip.current) setChosen(Math.round(Math.abs(strip.current.scrollLeft) / strip.current.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(index + step * signOf(event.currentTarget))
  }
  return { strip, index, show, onScroll, onKeyDown }
}
