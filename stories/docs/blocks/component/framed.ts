import { fields, textOr } from '@/shop/shared/stored'

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

/** What a story renders, in the source of a story. */
const RENDERED = /^(?:meta\.story\()?\{\s*render: \(?\w*\)? => ([^]*?),?\n(?: {2}\w+: |\})/

/**
 * The code of a framed story that renders elements by itself, without what only tests it: it says more than the elements
 * that the frame reports once it is drawn, in which icons have no names.
 */
export function renderedCode({ parameters: { docs } }: WithParameters): string | undefined {
  const [, code] = RENDERED.exec(textOr(fields(fields(docs).source).originalSource, '')) ?? []
  return code?.replaceAll('\n    ', '\n').replaceAll(' {...args}', '')
}
