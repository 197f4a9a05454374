/**
 * React asks for its tasks by setImmediate where there is one; each comes up to VITE_REACT_DELAY ms late, in an order of
 * its own, which shows what a test only passes by luck.
 */
const LONGEST = Number(import.meta.env.VITE_REACT_DELAY)
const later = setTimeout

Object.defineProperty(globalThis, 'setImmediate', {
  value: (task: () => void) => later(task, Math.random() * LONGEST),
})
