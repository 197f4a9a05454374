import { storyNameFromExport, toId } from 'storybook/internal/csf'

export interface ToldStory {
  /** Address in Storybook. */
  readonly id: string
  readonly title: string
  readonly name: string
  /** The story's own source. */
  readonly source: string
}

/** The stories of a file; what stands before the first of them (meta, fixtures, helpers) belongs to the first. */
export function storiesOf(source: string): ToldStory[] {
  const [, title] = /\btitle: '([^']+)'/.exec(source) ?? []
  if (title === undefined) return []
  const starts = [...source.matchAll(/^export const (\w+)/gm)]
  return starts.map(({ 1: exported = '', index }, place) => ({
    id: toId(title, storyNameFromExport(exported)),
    title,
    name: storyNameFromExport(exported),
    source: source.slice(place === 0 ? 0 : index, starts[place + 1]?.index),
  }))
}

export const storiesTelling = (stories: readonly ToldStory[], text: string): ToldStory[] =>
  stories.filter(
    ({ source }) => source.includes(text) || source.includes(text.replaceAll("'", String.raw`\'`)),
  )

/** Modules of screens that a story file shows: 'storefront/cart-sidebar'. */
export const screensOf = (source: string): string[] =>
  [...source.matchAll(/from '@\/screens\/([\w/-]+)'/g)].map(([, module = '']) => module)

/** Every union of states in the screens by its name: `{ status: 'loading' } | …`, with `status` as the discriminant. */
export function stateUnions(sources: readonly string[]): Map<string, string[]> {
  const unions = new Map<string, string[]>()
  for (const source of sources) {
    for (const [, name = '', body = ''] of source.matchAll(
      /^export type (\w*State)(?:<\w+>)? =((?:\n {2}.*)+|.*)$/gm,
    )) {
      const tags = [...body.matchAll(/\bstatus: ((?:'\w+'(?: \| )?)+)/g)]
      const members = tags.flatMap(([, tag = '']) => [...tag.matchAll(/\w+/g)].map(([member]) => member))
      if (members.length > 0) unions.set(name, [...new Set(members)])
    }
  }
  return unions
}

/** The type of a screen's `state` prop. */
export const stateTypeOf = (source: string): string | undefined => /^ {2}state: (\w+)/m.exec(source)?.[1]

export const storiesInState = (stories: readonly ToldStory[], member: string): ToldStory[] =>
  stories.filter(({ source }) => new RegExp(String.raw`\bstatus: '${member}'`).test(source))

export interface Sources {
  /** Path to text. */
  readonly screens: Readonly<Record<string, string>>
  readonly stories: Readonly<Record<string, string>>
  /** What several story files share of their meta, `…-args.ts`. */
  readonly args: Readonly<Record<string, string>>
}

/** A story file with the arguments that it takes from beside it, as if they stood in its meta. */
function withArgs(path: string, source: string, args: Sources['args']): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const shared = [...source.matchAll(/from '\.\/([\w-]+-args)'/g)].map(
    ([, name = '']) => args[`${folder}${name}.ts`] ?? '',
  )
  const text = shared.join('\n').replaceAll(/^export /gm, '')
  return source.replace(/^export const /m, (first) => `${text}\n${first}`)
}

interface CoverageRow {
  /** 'S5 checkout', or the module of a screen. */
  readonly area: string
  /** A message, or a member of the state. */
  readonly item: string
  readonly stories: readonly ToldStory[]
}

/** Every message of the specification and every state of every screen, with the stories that show it. */
export function coverage(
  { screens, stories, args }: Sources,
  messages: Readonly<Record<string, readonly string[]>>,
) {
  const files = Object.entries(stories).map(([path, source]) => ({
    screens: screensOf(source),
    told: storiesOf(withArgs(path, source, args)),
  }))
  const all = files.flatMap(({ told }) => told)
  const unions = stateUnions(Object.values(screens))
  const said: CoverageRow[] = Object.entries(messages).flatMap(([area, texts]) =>
    texts.map((item) => ({ area, item, stories: storiesTelling(all, item) })),
  )
  const shown: CoverageRow[] = Object.entries(screens).flatMap(([path, source]) => {
    const [, area = ''] = /screens\/(.+)\.tsx$/.exec(path) ?? []
    const members = unions.get(stateTypeOf(source) ?? '') ?? []
    const told = files.flatMap((file) => (file.screens.includes(area) ? file.told : []))
    // A part of a screen that has no stories of its own shows its states in the screen's.
    return told.length === 0
      ? []
      : members.map((item) => ({ area, item, stories: storiesInState(told, item) }))
  })
  return { messages: said, states: shown }
}
