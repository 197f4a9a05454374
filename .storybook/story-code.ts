/** What a story object renders, in the object's own source. */
const DRAWN = /^\{\s*render: \(?\w*\)? => ([^]*?),?\n(?: {2}\w+: |\})/

/**
 * The code of a story as readers of a page want it, without what only tests it. Of a story that is drawn in the page
 * Storybook knows the elements, of one in a frame only the source.
 */
export function storyCode(code: string): string {
  const [, drawn] = DRAWN.exec(code) ?? []
  const elements = drawn?.replaceAll('\n    ', '\n').replaceAll(' {...args}', '') ?? code
  // The code of a framed story would show functions under the shortened name of Storybook's own placeholder.
  return elements.replaceAll(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => {}}')
}
