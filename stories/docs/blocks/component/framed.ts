const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

interface WithParameters {
  parameters: Record<string, unknown>
}

const drawing = ({ parameters: { docs } }: WithParameters): Record<string, unknown> =>
  isRecord(docs) && isRecord(docs.story) ? docs.story : {}

/** Whether a story is rendered in an iframe, as overlays are, so that they do not cover the page. */
export const isFramed = (story: WithParameters): boolean => drawing(story).inline === false

/** CSS height that a story asks for, for example '320px'. */
export function heightOf(story: WithParameters): string | undefined {
  const { height } = drawing(story)
  return typeof height === 'string' ? height : undefined
}
