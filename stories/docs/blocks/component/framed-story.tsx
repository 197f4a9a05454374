import { use } from 'react'
import { DocsTheme } from '../docs-theme'

interface FramedStoryProps {
  id: string
  name: string
}

/** A story in an iframe with the page's theme, so that an overlay or a screen does not cover the page. */
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
