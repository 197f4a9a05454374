import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ComponentType } from 'react'

interface StoryModule {
  default: Meta
}
const modules = import.meta.glob<StoryModule>([
  '../../../ui/*.stories.tsx',
  '../../../ui/guidance/*.stories.tsx',
])

const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null

/** Loads a story's file and returns the story as a component. */
async function storyOf(file: string, name: string): Promise<ComponentType | undefined> {
  const module = await modules[`../../../ui/${file}.stories.tsx`]?.()
  if (!module) return undefined
  const story: unknown = Reflect.get(module, name)
  return isStory(story) ? composeStory(story, module.default, {}, name) : undefined
}

interface ThumbnailProps {
  /** File in stories/ui, without the ending. */
  file: string
  /** Name of the exported story. */
  story: string
}

/** A story drawn small. Its code is loaded when the picture comes near the window. */
export function Thumbnail({ file, story }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [shown, setShown] = useState<{ Drawn: ComponentType }>()
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (near) void storyOf(file, story).then((Drawn) => setShown(Drawn && { Drawn }))
  }, [near, file, story])
  return (
    <div
      ref={frame}
      aria-hidden="true"
      inert
      className="pointer-events-none relative h-40 overflow-hidden bg-bg select-none"
    >
      <div className="docs-story absolute top-0 left-0 flex h-[150%] w-[150%] origin-top-left scale-[0.6667] flex-col items-center-safe justify-center-safe p-6">
        {shown && <shown.Drawn />}
      </div>
    </div>
  )
}
