import { Botanical, BOTANICAL_NAMES, heroPictures, Logo, LogoMark } from '@/art'
import { THEMES } from '@/kit/token-table'
import { CopyName } from './copy-name'

/** The eight plant illustrations on the page background. Click one to copy its element. */
export function Plants() {
  return (
    <ul className="sb-unstyled grid grid-cols-2 gap-px overflow-hidden rounded-l border border-border bg-border text-text md:grid-cols-4">
      {BOTANICAL_NAMES.map((name) => (
        <li key={name} className="bg-bg">
          <CopyName text={`<Botanical name="${name}" />`} className="block w-full rounded-none! p-6">
            <Botanical name={name} preserveAspectRatio="xMidYMax meet" className="mb-5 h-52 w-full" />
            <span className="block text-center text-small font-medium">{name}</span>
          </CopyName>
        </li>
      ))}
    </ul>
  )
}

/** The logo in both themes, as a wordmark and as the arch alone. */
export function Logos() {
  return (
    <div className="sb-unstyled grid gap-5 md:grid-cols-2">
      {THEMES.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="flex items-center justify-around gap-6 rounded-l border border-border bg-bg px-8 py-12 text-text-brand"
        >
          <Logo className="text-[3rem]!" />
          <LogoMark className="text-[3.5rem]" />
        </div>
      ))}
    </div>
  )
}

/** The hero picture of the landing page in both themes. */
export function HeroScenes() {
  return (
    <div className="sb-unstyled grid gap-5">
      {THEMES.map((theme) => {
        const { width, height, avif, webp, fallback } = heroPictures[theme].wide
        return (
          <picture key={theme} className="block overflow-hidden rounded-hero border border-border">
            <source type="image/avif" srcSet={avif} sizes="66rem" />
            <source type="image/webp" srcSet={webp} sizes="66rem" />
            <img
              src={fallback}
              alt={`The hero scene in the ${theme} theme`}
              width={width}
              height={height}
              loading="lazy"
              className="block h-auto w-full"
            />
          </picture>
        )
      })}
    </div>
  )
}
