import { ArgTypes, DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { fields, isText, textOr } from '@/shop/shared/stored'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { Lead } from '../reading/lead'
import { Rule } from '../reading/rules'
import { sentenceCase } from '../../sentence-case'
import { Code } from './code'
import { FramedStory } from './framed-story'
import { Guidance } from './guidance'
import { hasProps } from './has-props'
import { ImportLine } from './import-line'
import { rulesOf } from './rules-of'
import { screenFileOf } from './screen-file'
import { useShownStories } from './shown-stories'
import { defaultNameOf, purposeOf, sourceOf } from './sources'

/** The source of a screen, once it has been loaded. */
function useSource(path: string | undefined): string {
  const [source, setSource] = useState('')
  useEffect(() => {
    if (path !== undefined) void sourceOf(path).then((text = '') => setSource(text))
  }, [path])
  return source
}

/** What draws a story with the package, as agents get it; a story that needs more than the package has none. */
function StoryCode({ id }: { id: string }) {
  const [code, setCode] = useState<string>()
  const load = async () => {
    const { components } = fields(await (await fetch('./manifests/components.json')).json())
    const entry = fields(fields(components)[id.replace(/--.*/, '')])
    const stories: readonly unknown[] = Array.isArray(entry.stories) ? entry.stories : []
    const story = stories.map(fields).find((each) => each.id === id)
    setCode(
      `${textOr(entry.import, '')}\n\n${textOr(story?.snippet, '// This state needs more than the package.')}`,
    )
  }
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && code === undefined) void load()
      }}
      className="sb-unstyled -mt-4 mb-8 rounded-m border border-border px-4 py-3 text-text"
    >
      <summary className="cursor-pointer text-[0.875rem]/6 text-text-muted">Code of this state</summary>
      {code !== undefined && <Code code={code} language="tsx" />}
    </details>
  )
}

/** Whether a story is about a phone: the toolbar's viewport has no effect inside of a page. */
const isOnPhone = ({ storyGlobals }: { storyGlobals?: unknown }): boolean =>
  fields(fields(storyGlobals).viewport).value === 'phone'

/** The comment above a story file's meta. */
function descriptionOf(story: { parameters: Record<string, unknown> } | undefined): string | undefined {
  const { component } = fields(fields(story?.parameters.docs).description)
  return isText(component) ? component : undefined
}

/** The page of a screen: purpose, states in one frame, rules and props. */
export function ScreenPage() {
  const stories = useShownStories()
  const [first] = stories
  const [chosen, setChosen] = useState(first?.id)
  const shown = stories.find(({ id }) => id === chosen) ?? first
  const title = first?.title ?? ''
  const file = screenFileOf(first?.component)
  const source = useSource(file?.path)
  const defaultName = defaultNameOf(source)
  const name = defaultName ?? file?.name ?? ''
  const rules = rulesOf(use(DocsContext).componentStories())
  return (
    <>
      <h1>{title.split('/').slice(2).join(': ')}</h1>
      <Lead>{descriptionOf(first) ?? purposeOf(source, name)}</Lead>
      <Field label="State" className="sb-unstyled mb-4 max-w-80">
        <NativeSelect size="s" value={shown?.id} onChange={(event) => setChosen(event.target.value)}>
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {sentenceCase(name)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {shown && <FramedStory id={shown.id} name={shown.name} phone={isOnPhone(shown)} />}
      {file && (
        <>
          <h2 id="import">Import</h2>
          <ImportLine
            names={[name]}
            isDefault={defaultName !== undefined}
            file={file.path}
            from={`verda/${file.path}`}
          />
          {shown && <StoryCode key={shown.id} id={shown.id} />}
        </>
      )}
      <Guidance />
      {rules.length > 0 && (
        <>
          <h2 id="rules">Rules its stories assert</h2>
          <dl className="sb-unstyled m-0 border-t border-border text-[0.9375rem]/6 text-text">
            {rules.map((id) => (
              <Rule key={id} id={id} />
            ))}
          </dl>
        </>
      )}
      {file && hasProps(first) && (
        <>
          <h2 id="props">Props</h2>
          <ArgTypes sort="requiredFirst" />
        </>
      )}
    </>
  )
}
