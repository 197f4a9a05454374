const sources = import.meta.glob<string>(['../../../../src/ui/*.tsx', '../../../../src/screens/**/*.tsx'], {
  query: '?raw',
  import: 'default',
})

/** Loads the source of a file below src: 'ui/button'. */
export const sourceOf = async (file: string): Promise<string | undefined> =>
  sources[`../../../../src/${file}.tsx`]?.()

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()

/** The screen file that is named after a component: 'LineReview' → 'screens/storefront/orders/review/line-review'. */
export function fileNamed(name: string): string | undefined {
  const file = Object.keys(sources).find((path) => path.endsWith(`/${kebab(name)}.tsx`))
  return /src\/(screens\/.+)\.tsx$/.exec(file ?? '')?.[1]
}

/** The name of a file's default export, which docgen knows only by the file. */
export const defaultNameOf = (source: string): string | undefined =>
  /^export default function (\w+)/m.exec(source)?.[1]

/** A comment without its states, which the page shows. */
const plain = (comment: string) =>
  comment
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .replace(/ (?:States|Has the states)\b.*/, '')
    .trim()

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
