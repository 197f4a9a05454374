const sources = import.meta.glob<string>(['../../../../src/ui/*.tsx', '../../../../src/screens/**/*.tsx'], {
  query: '?raw',
  import: 'default',
})

/** Loads the source of a file below src: 'ui/button'. */
export const sourceOf = async (file: string): Promise<string | undefined> =>
  sources[`../../../../src/${file}.tsx`]?.()

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()

/**
 * The purpose of a screen: the comment at the top of its file or, if there is none, the one above the export.
 */
export function purposeOf(source: string, name: string): string {
  const [, head] = /^\/\*\*([^]*?)\*\//.exec(source) ?? []
  if (head !== undefined) return plain(head)
  const [before = ''] = source.split(new RegExp(`^export (?:default )?(?:function|const) ${name}\\b`, 'm'), 1)
  const [, above = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before) ?? []
  return plain(above)
}
