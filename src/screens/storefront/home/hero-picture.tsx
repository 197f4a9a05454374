import type { ReactNode } from 'react'
import { heroPictures, type HeroCrop, type HeroTheme } from '@/art/hero'
import { useRootTheme } from '../layout/root-theme'

/** From this width on the image fills the hero; below it is placed at the bottom (Tailwind's `xl`). */
const WIDE = '(min-width: 80rem)'
const DARK = '(prefers-color-scheme: dark)'

interface HeroPictureProps {
  /** Labels over the image, positioned in percent of it. */
  children?: ReactNode
}

/** Hero image, chosen by theme and width. */
export function HeroPicture({ children }: HeroPictureProps) {
  const forced = useRootTheme()
  const themes: readonly HeroTheme[] = forced ? [forced] : ['dark', 'light']
  const variants = themes.flatMap((theme) =>
    (['wide', 'phone'] as const satisfies readonly HeroCrop[]).map((crop) => ({
      key: `${theme}-${crop}`,
      picture: heroPictures[theme][crop],
      media:
        [crop === 'wide' && WIDE, theme === 'dark' && !forced && DARK].filter(Boolean).join(' and ') ||
        undefined,
    })),
  )
  const { fallback, width, height } = heroPictures[forced ?? 'light'].phone
  return (
    <>
      {/* Extends the table to the sides where the image is narrower than the hero. */}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-1 hidden h-[calc(58cqw*0.1882)] border-t border-[color-mix(in_oklab,var(--verda-scene-edge)_50%,transparent)] bg-[linear-gradient(var(--verda-scene-floor),color-mix(in_oklab,var(--verda-scene-floor),var(--verda-scene-floor-2)_54%))] md:block xl:hidden"
      />
      <div className="relative mt-3.5 md:absolute md:inset-e-0 md:bottom-0 md:-z-1 md:mt-0 md:w-[58%] xl:aspect-[1600/720] xl:h-[max(100%,calc((100vw-48px)*0.45))] xl:w-auto">
        <picture>
          {variants.flatMap(({ key, picture, media }) => [
            <source
              key={`${key}-avif`}
              type="image/avif"
              media={media}
              srcSet={picture.avif}
              sizes={picture.sizes}
              width={picture.width}
              height={picture.height}
            />,
            <source
              key={`${key}-webp`}
              type="image/webp"
              media={media}
              srcSet={picture.webp}
              sizes={picture.sizes}
              width={picture.width}
              height={picture.height}
            />,
          ])}
          <img
            src={fallback}
            alt=""
            width={width}
            height={height}
            fetchPriority="high"
            decoding="sync"
            className="block h-auto w-full xl:h-full xl:object-cover xl:object-right-bottom"
          />
        </picture>
        {children}
      </div>
    </>
  )
}
