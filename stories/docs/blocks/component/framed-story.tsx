import { use } from 'react'
import { DocsTheme } from '../docs-theme'

interface FramedStoryProps {
  id: string
  name: string
  /** Draws the frame as wide as a phone. */
  phone?: boolean
}

/** A story in an iframe with the page's theme, so that an overlay or a screen does not cover the page. */
export function FramedStory({ id, name, phone = false }: FramedStoryProps) {
  const theme = use(DocsTheme)
  return (
    <iframe
      key={`${id} ${theme}`}
      title={name}
      src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`}
      data-phone={phone || undefined}
      className="sb-unstyled block h-176 w-full resize-y rounded-l border border-border bg-bg data-phone:w-97.5 data-phone:max-w-full"
    />
  )
}
