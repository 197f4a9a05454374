import { ArgTypes, Canvas, Controls, Source } from '@storybook/addon-docs/blocks'
import { FramedStory } from './framed-story'
import { heightOf, isFramed } from './framed'
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
      <Source of={primary.moduleExport} />
      <ArgTypes />
    </>
  )
}
