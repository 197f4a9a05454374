const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a story is rendered in an iframe, as overlays are, so that they do not cover the page. */
export function isFramed({ parameters }: { parameters: Record<string, unknown> }): boolean {
  const { docs } = parameters
  return isRecord(docs) && isRecord(docs.story) && docs.story.inline === false
}
