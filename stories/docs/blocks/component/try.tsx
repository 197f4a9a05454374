import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks'
import { Code } from './code'
import { FramedStory } from './framed-story'
import { heightOf, isFramed, renderedCode } from './framed'
import { hasProps } from './has-props'
import { useShownStories } from './shown-stories'

/**
 * The first story of the page's component with its props, which are editable if the story is rendered inline.
 */
export function Try() {
  const [primary] = useShownStories()
  if (!primary || !isFramed(primary))
    return (
      <>
        <Canvas />
        <Controls />
      </>
    )
  const code = renderedCode(primary)
  return (
    <>
      <FramedStory id={primary.id} name={primary.name} height={heightOf(primary)} />
      <Code {...(code === undefined ? { of: primary.moduleExport } : { code, language: 'tsx' })} />
      {hasProps(primary) && <ArgTypes />}
    </>
  )
}
