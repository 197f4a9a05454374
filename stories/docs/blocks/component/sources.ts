const sources = import.meta.glob<string>(['../../../../src/ui/*.tsx', '../../../../src/screens/**/*.tsx'], {
  query: '?raw',
  import: 'default',
})

/** The source of a file below src, on demand: 'ui/button'. */
export const sourceOf = async (file: string): Promise<string | undefined> =>
  sources[`../../../../src/${file}.tsx`]?.()

/** What the first comment of a source says, without its stars. */
export function firstComment(source: string): string {
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//m.exec(source) ?? []
  return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()
}
