/**
 * Tells components with keys and swipes that text runs from right to left, `<DirectionProvider dir="rtl">`; the page
 * says the same by its `dir`.
 */
export { DirectionProvider, useDirection } from '@radix-ui/react-direction'

/** 1 where lines run to the right, -1 where they run to the left: what ArrowRight moves by, and the sign of scrolled places. */
export const signOf = (element: Element) => (element.matches(':dir(rtl)') ? -1 : 1)
