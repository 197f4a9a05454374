import { ArgTypes, Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { isFramed } from './framed'

/** The first story of the page's component with its props, which steer it where it is drawn in the page. */
export function Try() {
  const [primary] = use(DocsContext).componentStories()
  return (
    <>
      <Canvas />
      {primary && isFramed(primary) ? <ArgTypes /> : <Controls />}
    </>
  )
}
