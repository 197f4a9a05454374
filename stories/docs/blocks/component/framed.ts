const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Overlays are drawn in a frame of their own, so that they cannot cover the page. */
export function isFramed({ parameters }: { parameters: Record<string, unknown> }): boolean {
  const { docs } = parameters
  return isRecord(docs) && isRecord(docs.story) && docs.story.inline === false
}
