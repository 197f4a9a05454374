const sources = import.meta.glob<string>(['../../../../src/ui/*.tsx', '../../../../src/screens/**/*.tsx'], {
  query: '?raw',
  import: 'default',
})

/** The source of a file below src, on demand: 'ui/button'. */
export const sourceOf = async (file: string): Promise<string | undefined> =>
  sources[`../../../../src/${file}.tsx`]?.()

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()

/** What a screen says that it is for: the comment at the head of its file, or else the one right above it. */
export function purposeOf(source: string, name: string): string {
  const [, head] = /^\/\*\*([^]*?)\*\//.exec(source) ?? []
  if (head !== undefined) return plain(head)
  const [before = ''] = source.split(new RegExp(`^export (?:default )?(?:function|const) ${name}\\b`, 'm'), 1)
  const [, above = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before) ?? []
  return plain(above)
}
