import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '@/icons'
import { StoryLinks } from '../component/story-links'

interface EntryCardProps {
  icon: ComponentType<IconProps>
  title: string
  /** Text and path inside Storybook. */
  links: readonly (readonly [text: string, path: string])[]
  children: ReactNode
}

/** A card that links to one area of the documentation. */
export function EntryCard({ icon: Icon, title, links, children }: EntryCardProps) {
  return (
    <li className="flex flex-col rounded-l border border-border bg-surface p-6">
      <span className="mb-4 grid size-11 place-items-center rounded-t-[22px] rounded-b-xs bg-tint-sage text-text-brand">
        <Icon />
      </span>
      <h2 className="skip-toc font-serif text-title-m">{title}</h2>
      <p className="mt-1.5 mb-4 text-[0.9375rem]/normal text-text-muted">{children}</p>
      <div className="mt-auto">
        <StoryLinks links={links} />
      </div>
    </li>
  )
}
