export const AREAS = ['storefront', 'admin'] as const
export type Area = (typeof AREAS)[number]

export interface NewFile {
  readonly path: string
  readonly text: string
}

const isArea = (value: string): value is Area => AREAS.some((area) => area === value)
const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const KEBAB_CASE = /^[a-z]+(?:-[a-z]+)*$/

/** Splits 'storefront/cart/gift-page'. @throws RangeError in one line if it is invalid */
export function parseScreen(given: string | undefined): { area: Area; subject: string; name: string } {
  const [area = '', subject = '', name = '', ...rest] = (given ?? '').split('/')
  if (!isArea(area) || !KEBAB_CASE.test(subject) || !KEBAB_CASE.test(name) || rest.length > 0) {
    throw new RangeError(
      'Usage: npm run new:screen -- storefront/cart/gift-page (or admin/…: area, subject and name, in lower case with dashes)',
    )
  }
  return { area, subject, name }
}

/** Screen, fixture, story and test of a new screen, as working templates to be adapted. */
export function screenFiles({ area, subject, name }: ReturnType<typeof parseScreen>): readonly NewFile[] {
  const Name = pascal(name)
  const fixture = `${camel(name)}Entries`
  const title = `${pascal(area)}/${Name}`
  return [
    {
      path: `src/screens/${area}/${subject}/${name}.tsx`,
      text: `import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

export interface ${Name}Entry {
  readonly id: string
  readonly name: string
}

export type ${Name}State =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly entries: readonly ${Name}Entry[] }

interface ${Name}Props {
  title: string
  /** Text of the empty state. */
  emptyText: string
  state: ${Name}State
  onRetry: () => void
}

/** States: loading, error (idle, retrying), empty, ready. */
export function ${Name}({ title, emptyText, state, onRetry }: ${Name}Props) {
  return (
    <section data-slot="${name}" className="grid gap-6 p-gutter">
      <h1 className="text-title-l">{title}</h1>
      <${Name}Body emptyText={emptyText} state={state} onRetry={onRetry} />
    </section>
  )
}

function ${Name}Body({ emptyText, state, onRetry }: Omit<${Name}Props, 'title'>) {
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton className="h-16" />
        </LoadingRegion>
      )
    case 'error':
      return (
        <ErrorState onRetry={onRetry} retrying={state.retrying}>
          {state.message}
        </ErrorState>
      )
    case 'ready':
      return state.entries.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul className="grid gap-2">
          {state.entries.map(({ id, name }) => (
            <li key={id} className="rounded-m border border-border p-4 wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )
  }
}
`,
    },
    {
      path: `stories/fixtures/${area}-${name}.ts`,
      text: `import type { ${Name}Entry } from '@/screens/${area}/${subject}/${name}'

export const ${fixture}: readonly ${Name}Entry[] = [
  { id: 'entry-1', name: 'Abendruhe' },
  { id: 'entry-2', name: 'Morgengold mit einem sehr langen Namen, der umbrechen muss' },
]
`,
    },
    {
      path: `stories/${area}/${subject}/${name}.stories.tsx`,
      text: `import { expect, fn, userEvent } from '@storybook/test'
import { ${Name} } from '@/screens/${area}/${subject}/${name}'
import preview from '../../../.storybook/preview'
import { ${fixture} } from '../../fixtures/${area}-${name}'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: '${title}',
  component: ${Name},
  parameters: { layout: 'fullscreen' },
  args: {
    title: '${Name}',
    emptyText: 'Nothing here yet',
    state: { status: 'ready', entries: ${fixture} },
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({
  ...pictured,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(${fixture}.length)
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Empty = meta.story({
  args: { state: { status: 'ready', entries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  args: { state: { status: 'error', message: 'The server does not answer.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server does not answer.')
  },
})

LoadFailed.test('a new attempt is one press away', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
`,
    },
    {
      path: `src/screens/${area}/${subject}/${name}.test.tsx`,
      text: `import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ${Name} } from './${name}'

describe('${Name}', () => {
  it('renders on the server', () => {
    const entries = [{ id: 'entry-1', name: 'Abendruhe' }]
    const html = renderToString(
      <${Name}
        title="${Name}"
        emptyText="Nothing here yet"
        state={{ status: 'ready', entries }}
        onRetry={() => undefined}
      />,
    )
    expect(html).toContain('Abendruhe')
  })
})
`,
    },
  ]
}
