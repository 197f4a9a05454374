import { use } from 'react'
import { DocsTheme } from '../docs-theme'

interface FramedStoryProps {
  id: string
  name: string
}

/** A story in a window of its own, in the theme of the page: an overlay or a whole screen cannot cover the page. */
export function FramedStory({ id, name }: FramedStoryProps) {
  const theme = use(DocsTheme)
  return (
    <iframe
      key={`${id} ${theme}`}
      title={name}
      src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`}
      className="sb-unstyled block h-176 w-full resize-y rounded-l border border-border bg-bg"
    />
  )
}
