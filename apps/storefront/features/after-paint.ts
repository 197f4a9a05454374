/** Runs `action` once the next frame is drawn. */
export const afterPaint = (action: () => void): number => requestAnimationFrame(() => setTimeout(action))
