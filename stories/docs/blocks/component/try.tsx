import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks'
import { Code } from './code'
import { FramedStory } from './framed-story'
import { codeTypeOf, heightOf, isFramed } from './framed'
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
  return (
    <>
      <FramedStory id={primary.id} name={primary.name} height={heightOf(primary)} />
      <Code of={primary.moduleExport} type={codeTypeOf(primary)} />
      {hasProps(primary) && <ArgTypes />}
    </>
  )
}
