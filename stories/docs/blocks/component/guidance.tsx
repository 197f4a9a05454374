import { DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { fields } from '@/shop/shared/stored'
import { DoAndDont } from './do-and-dont'

type Side = readonly [story: string, why: string]

const isSide = (side: unknown): side is Side =>
  Array.isArray(side) && side.length === 2 && side.every((part) => typeof part === 'string')

/** Storybook types `moduleExport` as `any`. */
interface DrawnStory {
  name: string
  parameters: Record<string, unknown>
  moduleExport: unknown
}

/**
 * Renders `parameters: { guidance: { right: ['Story name', 'why'], wrong: […] } }` of a screen's stories as
 * examples.
 */
export function Guidance() {
  const stories: readonly DrawnStory[] = use(DocsContext).componentStories()
  const guidance = fields(stories[0]?.parameters.guidance)
  if (!isSide(guidance.right) || !isSide(guidance.wrong)) return null
  const exportOf = (name: string) => stories.find((story) => story.name === name)?.moduleExport
  const [right, rightWhy] = guidance.right
  const [wrong, wrongWhy] = guidance.wrong
  return (
    <>
      <h2 id="guidance">Do and don’t</h2>
      <DoAndDont right={[exportOf(right), rightWhy]} wrong={[exportOf(wrong), wrongWhy]} />
    </>
  )
}
