import { ArgTypes, DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { Lead } from '../reading/lead'
import { Rule } from '../reading/rules'
import { FramedStory } from './framed-story'
import { Guidance } from './guidance'
import { ImportLine } from './import-line'
import { rulesOf } from './rules-of'
import { screenFileOf } from './screen-file'
import { useShownStories } from './shown-stories'
import { purposeOf, sourceOf } from './sources'
import { Wiring } from './wiring'

/** The purpose of a screen, from the comment in its source file. */
function About({ file, name }: { file: string; name: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void sourceOf(file).then((source = '') => setText(purposeOf(source, name)))
  }, [file, name])
  return <Lead>{text}</Lead>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a story is about a phone: the toolbar's viewport has no effect inside of a page. */
const isOnPhone = ({ storyGlobals }: { storyGlobals?: unknown }): boolean =>
  isRecord(storyGlobals) && isRecord(storyGlobals.viewport) && storyGlobals.viewport.value === 'phone'

/** The page of a screen: purpose, containers, states in one frame, rules and props. */
export function ScreenPage() {
  const stories = useShownStories()
  const [first] = stories
  const [chosen, setChosen] = useState(first?.id)
  const shown = stories.find(({ id }) => id === chosen) ?? first
  const file = screenFileOf(first?.component)
  const rules = rulesOf(use(DocsContext).componentStories())
  return (
    <>
      <h1>{first?.title.split('/').at(-1)}</h1>
      {file && <About file={file.path} name={file.name} />}
      {file && <ImportLine names={[file.name]} file={file.path} from={`verda/${file.path}`} />}
      {file && (
        <>
          <h2 id="wiring">Where it is used</h2>
          <Wiring path={file.path} />
        </>
      )}
      <h2 id="states">States</h2>
      <div role="group" aria-label="States" className="sb-unstyled mb-4 flex flex-wrap gap-2 font-sans">
        {stories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown?.id}
            onClick={() => setChosen(id)}
            className="min-h-9 rounded-admin border border-border-input bg-surface px-3 text-small text-text hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-soft aria-pressed:font-semibold"
          >
            {name}
          </button>
        ))}
      </div>
      {shown && <FramedStory id={shown.id} name={shown.name} phone={isOnPhone(shown)} />}
      <Guidance />
      {rules.length > 0 && (
        <>
          <h2 id="rules">Rules</h2>
          <dl className="sb-unstyled m-0 border-t border-border text-[0.9375rem]/6 text-text">
            {rules.map((id) => (
              <Rule key={id} id={id} />
            ))}
          </dl>
        </>
      )}
      <h2 id="props">Props</h2>
      <ArgTypes sort="requiredFirst" />
    </>
  )
}
