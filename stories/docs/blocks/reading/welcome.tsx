import { heroPictures } from '@/art'
import { CheckIcon, EditIcon, GridIcon } from '@/icons'
import { THEMES } from '@/kit/token-table'
import { EntryCard } from './entry-card'

/** The header of the introduction: the shop's hero picture and entry points to the documentation. */
export function Welcome() {
  return (
    <div className="sb-unstyled text-text">
      <div className="relative flex flex-col-reverse overflow-hidden rounded-hero border border-border bg-scene-wall">
        {THEMES.map((theme) => {
          const { width, height, avif, webp, fallback } = heroPictures[theme].wide
          return (
            <picture key={theme} className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
              <source type="image/avif" srcSet={avif} sizes="66rem" />
              <source type="image/webp" srcSet={webp} sizes="66rem" />
              <img
                src={fallback}
                alt=""
                width={width}
                height={height}
                className="block h-56 w-full object-cover object-[right_bottom] md:h-100"
              />
            </picture>
          )
        })}
        <div className="flex flex-col justify-center gap-4 p-6 md:absolute md:inset-y-0 md:inset-s-0 md:max-w-100 md:p-12">
          <h1 className="font-serif text-display-m text-balance">The Verda design system</h1>
          <p className="text-body-l text-pretty">
            Components and complete screens for a shop and its back office: accessible, themed, in three
            languages.
          </p>
        </div>
      </div>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        <EntryCard
          icon={EditIcon}
          title="For designers"
          links={[
            ['Design tokens', '/docs/docs-foundations-tokens--tokens-colours-spacing'],
            ['Principles', '/docs/docs-principles--docs'],
            ['All components', '/docs/docs-components--docs'],
          ]}
        >
          Look up a colour, a size, a component and its states, and copy any name with one click.
        </EntryCard>
        <EntryCard
          icon={GridIcon}
          title="For developers"
          links={[
            ['Getting started', '/docs/docs-getting-started--docs'],
            ['How to add a screen', '/docs/docs-how-to-add-a-screen--docs'],
            ['Decisions', '/docs/product-decisions--docs'],
          ]}
        >
          Install the package and build a first screen in five minutes.
        </EntryCard>
        <EntryCard
          icon={CheckIcon}
          title="For reviewers"
          links={[
            ['A purchase, step by step', '/story/flows-storefront-purchase--guest-buys'],
            ['Writing guidelines', '/docs/docs-writing--docs'],
            ['Every field on one page', '/story/matrix-forms--shop'],
          ]}
        >
          Open any state without having to cause it: slow, refused, empty, offline.
        </EntryCard>
      </ul>
    </div>
  )
}
