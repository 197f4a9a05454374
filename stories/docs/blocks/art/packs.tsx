import { Picture } from '@/ui/picture'
import type { Tint } from '@/ui/tints'

const PACKS = [
  ['abendruhe', 'Tea tin', 'sage'],
  ['pfefferminze', 'Tea bag', 'mist'],
  ['hochland-roestung', 'Coffee bag', 'apricot'],
  ['matcha-uji', 'Caddy', 'sand'],
  ['kollagen-beere', 'Powder', 'rose'],
  ['magnesium-citrat', 'Brown glass', 'mist'],
  ['lavendel-pflegeoel', 'Drops', 'honey'],
  ['kraeuter-probierset', 'Tasting set', 'sage'],
] as const satisfies readonly (readonly [string, string, Tint])[]

/** Product packs on their background tints: shown frontally, never cropped, tilted or recoloured. */
export function Packs() {
  return (
    <ul className="sb-unstyled grid grid-cols-2 gap-4 text-text md:grid-cols-4">
      {PACKS.map(([slug, kind, tint]) => (
        <li key={slug}>
          <Picture
            image={{
              url: `/media/${slug}-640.webp`,
              alt: '',
              sources: [320, 640, 960].map((width) => ({
                url: `/media/${slug}-${width}.avif`,
                width,
                type: 'image/avif',
              })),
            }}
            sizes="15rem"
            width={100}
            height={112}
            tint={tint}
            className="mb-2 rounded-l"
          />
          <span className="text-small font-medium">{kind}</span>
          <span className="block text-a-small text-text-subtle">tint-{tint}</span>
        </li>
      ))}
    </ul>
  )
}
