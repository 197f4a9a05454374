/** Runs `action` after the next frame has been painted. */
export const afterPaint = (action: () => void): number => requestAnimationFrame(() => setTimeout(action))
