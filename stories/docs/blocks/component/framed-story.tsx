import { use, useEffect, useRef, useState } from 'react'
import { DocsTheme } from '../docs-theme'

interface FramedStoryProps {
  id: string
  name: string
  /** Draws the frame as wide as a phone. */
  phone?: boolean
  /** CSS height. @default '44rem' */
  height?: string
}

/**
 * A story in an iframe with the page's theme, so that an overlay or a screen does not cover the page. It is loaded once
 * half of it is visible: a story that focuses something would scroll the page to it.
 */
export function FramedStory({ id, name, phone = false, height = '44rem' }: FramedStoryProps) {
  const theme = use(DocsTheme)
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.5 },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={place}
      data-phone={phone || undefined}
      style={{ height }}
      className="sb-unstyled resize-y overflow-hidden rounded-l border border-border bg-bg data-phone:w-97.5 data-phone:max-w-full"
    >
      {seen && (
        <iframe
          key={`${id} ${theme}`}
          title={name}
          data-framed-story=""
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`}
          className="block size-full"
        />
      )}
    </div>
  )
}
