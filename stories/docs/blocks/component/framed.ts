import { SourceType } from 'storybook/internal/docs-tools'
import { fields } from '@/shop/shared/stored'

interface WithParameters {
  parameters: Record<string, unknown>
}

const drawing = ({ parameters: { docs } }: WithParameters) => fields(fields(docs).story)

/** Whether a story is rendered in an iframe, as overlays are, so that they do not cover the page. */
export const isFramed = (story: WithParameters): boolean => drawing(story).inline === false

/** CSS height that a story asks for, for example '320px'. */
export function heightOf(story: WithParameters): string | undefined {
  const { height } = drawing(story)
  return typeof height === 'string' ? height : undefined
}

/**
 * Whether the code of a framed story is its own source: one that renders elements by itself says more there than in the
 * elements that the frame reports, once it is drawn.
 */
export function codeTypeOf({ parameters: { docs } }: WithParameters): SourceType {
  const source = fields(fields(docs).source).originalSource
  return typeof source === 'string' && /^\{\s*render:/.test(source) ? SourceType.CODE : SourceType.AUTO
}
