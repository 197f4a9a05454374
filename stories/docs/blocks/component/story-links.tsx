import { ArrowRightIcon } from '@/icons'

interface StoryLinksProps {
  /** Text and path inside Storybook: '/story/ui-overlays-dialog--admin-open'. */
  links: readonly (readonly [text: string, path: string])[]
}

/** Links to other pages of this Storybook, one per line. */
export function StoryLinks({ links }: StoryLinksProps) {
  return (
    <ul className="sb-unstyled border-t border-border text-text">
      {links.map(([text, path]) => (
        <li key={path} className="border-b border-border">
          <a
            href={`./?path=${path}`}
            target="_top"
            className="flex min-h-11 items-center justify-between gap-3 text-[0.9375rem] font-medium hover:text-text-brand"
          >
            {text}
            <ArrowRightIcon size="s" className="text-text-subtle" />
          </a>
        </li>
      ))}
    </ul>
  )
}
