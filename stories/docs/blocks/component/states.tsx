import { Canvas, Description } from '@storybook/addon-docs/blocks'
import { sentenceCase } from '../../sentence-case'
import { isFramed } from './framed'
import { useShownStories } from './shown-stories'
import { StoryLinks } from './story-links'

interface StatesProps {
  /** Story names, in display order; @default all but the first */
  only?: readonly string[]
  /** Stacks the stories, for components that need the full width. */
  wide?: boolean
}

/** Storybook types `moduleExport` as `any`. */
interface DrawnStory {
  id: string
  name: string
  moduleExport: unknown
}

/** Every state of the page's component, with its name and source. */
export function States({ only, wide = false }: StatesProps) {
  const [, ...others] = useShownStories()
  const shown = only ? only.flatMap((name) => others.find((story) => story.name === name) ?? []) : others
  // Several frames would steal focus from each other while their play functions run.
  if (shown.some(isFramed))
    return <StoryLinks links={shown.map(({ id, name }) => [sentenceCase(name), `/story/${id}`] as const)} />
  return (
    <div
      className={
        wide ? 'docs-states grid min-w-0 gap-8' : 'docs-states grid min-w-0 gap-x-5 gap-y-8 md:grid-cols-2'
      }
    >
      {shown.map(({ id, name, moduleExport }: DrawnStory) => (
        <section key={id} className="min-w-0">
          <h3 id={`state-${id}`} className="sb-unstyled text-[0.9375rem] font-semibold text-text">
            {sentenceCase(name)}
          </h3>
          <div className="text-small text-text-muted [&_p]:my-1">
            <Description of={moduleExport} />
          </div>
          <Canvas of={moduleExport} />
        </section>
      ))}
    </div>
  )
}
