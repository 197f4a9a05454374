import { Suspense, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface Gate {
  readonly promise: Promise<void>
  readonly open: () => void
}

/** Until a person shows up, only markup of the server can wait for its code; what comes after is made here. */
let takingOver = true
export const endTakeOver = (): void => {
  takingOver = false
}

const waiting = new Set<Gate>()

function makeGate(): Gate | null {
  if (typeof window === 'undefined' || !takingOver) return null
  let open = () => {}
  const promise = new Promise<void>((resolve) => (open = resolve))
  const gate = { promise, open }
  waiting.add(gate)
  return gate
}

/** A navigation, another tab's change, or a shopper who has something to show needs every part to be alive. */
export function openGates(): void {
  endTakeOver()
  for (const gate of waiting) gate.open()
  waiting.clear()
}

function Behind({
  gate,
  onAlive,
  children,
}: {
  gate: Gate | null
  onAlive: () => void
  children: ReactNode
}) {
  if (gate) use(gate.promise)
  useLayoutEffect(onAlive, [onAlive])
  return children
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const

function onFirstSign(open: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, open, true)
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, open, { capture: true, passive: true, once: true })
  return stop
}

if (typeof window !== 'undefined') {
  onFirstSign(endTakeOver)
  for (const change of ['popstate', 'storage']) addEventListener(change, openGates)
  // A link, a filter, the way to the checkout: the router waits for parts that are not alive.
  const push = history.pushState.bind(history)
  history.pushState = (...place) => {
    openGates()
    push(...place)
  }
}

function whenNear(element: Element, open: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    },
    { rootMargin: '40px' },
  )
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}

interface EarlyPress {
  readonly button: HTMLButtonElement
  readonly event: Event
}

declare global {
  interface Window {
    /** Filled by the script in index.html. */
    pressedEarly?: EarlyPress[]
  }
}

const isPressed = (part: Element): boolean =>
  window.pressedEarly?.some(({ button }) => part.contains(button)) ?? false

/**
 * One after the other: the second press sees what the first one changed. React itself makes a part ready under a
 * press and hands it on: an event that is still on its way is not pressed again.
 */
async function pressAgain(isOwn: (button: Element) => boolean): Promise<void> {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = pressed.filter(({ button }) => !isOwn(button))
  const lost = pressed.filter(({ button, event }) => isOwn(button) && event.eventPhase === Event.NONE)
  for (const { button } of lost) {
    await Promise.resolve()
    button.click()
  }
}

/** In the commit that makes the page work: what was pressed in it before is pressed again. */
export function usePressedEarly(): void {
  useLayoutEffect(() => {
    const root = document.querySelector('[data-early]')
    if (!root) return
    root.removeAttribute('data-early')
    void pressAgain((button) => root.contains(button) && button.closest('[data-later]') === null)
  }, [])
}

interface LaterProps {
  /** `woken`: at the first sign of a person; `seen`: when it comes near the view. Both before a navigation. */
  when: 'woken' | 'seen'
  children: ReactNode
}

/**
 * A part of the server's markup that is taken over late: its code is not fetched before it can matter
 * (budgets of design §5). A button pressed meanwhile is pressed again once it works. Made in the browser, the
 * part is there at once.
 */
export function Later({ when, children }: LaterProps) {
  const [gate] = useState(makeGate)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!gate || !root.current) return
    if (isPressed(root.current)) return gate.open()
    return when === 'woken' ? onFirstSign(gate.open) : whenNear(root.current, gate.open)
  }, [gate, when])

  const [handleAlive] = useState(() => () => {
    const part = root.current
    part?.removeAttribute('data-later')
    void pressAgain((button) => part?.contains(button) ?? false)
  })
  const isWaiting = gate !== null || typeof window === 'undefined'
  return (
    <div ref={root} data-later={isWaiting ? '' : undefined} className="contents" suppressHydrationWarning>
      <Suspense fallback={null}>
        <Behind gate={gate} onAlive={handleAlive}>
          {children}
        </Behind>
      </Suspense>
    </div>
  )
}
