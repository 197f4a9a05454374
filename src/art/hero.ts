import light800Avif from './hero-light-800.avif'
import light1200Avif from './hero-light-1200.avif'
import light1600Avif from './hero-light-1600.avif'
import light2400Avif from './hero-light-2400.avif'
import light800Webp from './hero-light-800.webp'
import light1200Webp from './hero-light-1200.webp'
import light1600Webp from './hero-light-1600.webp'
import light2400Webp from './hero-light-2400.webp'
import lightPhone480Avif from './hero-light-phone-480.avif'
import lightPhone780Avif from './hero-light-phone-780.avif'
import lightPhone480Webp from './hero-light-phone-480.webp'
import lightPhone780Webp from './hero-light-phone-780.webp'
import dark800Avif from './hero-dark-800.avif'
import dark1200Avif from './hero-dark-1200.avif'
import dark1600Avif from './hero-dark-1600.avif'
import dark2400Avif from './hero-dark-2400.avif'
import dark800Webp from './hero-dark-800.webp'
import dark1200Webp from './hero-dark-1200.webp'
import dark1600Webp from './hero-dark-1600.webp'
import dark2400Webp from './hero-dark-2400.webp'
import darkPhone480Avif from './hero-dark-phone-480.avif'
import darkPhone780Avif from './hero-dark-phone-780.avif'
import darkPhone480Webp from './hero-dark-phone-480.webp'
import darkPhone780Webp from './hero-dark-phone-780.webp'

export type HeroTheme = 'light' | 'dark'
export type HeroCrop = 'wide' | 'phone'

export interface HeroPicture {
  /** Intrinsic size of the largest file, for `width` and `height`. */
  readonly width: number
  readonly height: number
  readonly avif: string
  readonly webp: string
  /** For an `<img>` without `srcset`. */
  readonly fallback: string
  /** `sizes` for the layout described at `heroPictures`. */
  readonly sizes: string
}

const srcSet = (files: Readonly<Record<number, string>>) =>
  Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ')

const wide = { width: 2400, height: 1080, sizes: 'max(100vw, 1600px)' } as const
const phone = { width: 780, height: 633, sizes: '100vw' } as const

/**
 * Hero image of the landing page by theme and crop; `avif` and `webp` are `srcset` values.
 *
 * `wide` (20 : 9) fills the hero and is opaque, including wall and table. Use `object-fit: cover;
 * object-position: right bottom`: at a height of 720 px the packs keep their size, and narrower screens crop the
 * empty wall on the left, below the text. At that height the lid of the Abendruhe tin is 438 px from the right and
 * 160 px from the top.
 *
 * `phone` (860 : 698) is as wide as the hero and aligned to its bottom. Its wall is transparent, so that the
 * hero's gradient from `--verda-scene-wall` to `--verda-scene-wall-2` is visible.
 */
export const heroPictures: Readonly<Record<HeroTheme, Readonly<Record<HeroCrop, HeroPicture>>>> = {
  light: {
    wide: {
      ...wide,
      avif: srcSet({ 800: light800Avif, 1200: light1200Avif, 1600: light1600Avif, 2400: light2400Avif }),
      webp: srcSet({ 800: light800Webp, 1200: light1200Webp, 1600: light1600Webp, 2400: light2400Webp }),
      fallback: light1200Webp,
    },
    phone: {
      ...phone,
      avif: srcSet({ 480: lightPhone480Avif, 780: lightPhone780Avif }),
      webp: srcSet({ 480: lightPhone480Webp, 780: lightPhone780Webp }),
      fallback: lightPhone780Webp,
    },
  },
  dark: {
    wide: {
      ...wide,
      avif: srcSet({ 800: dark800Avif, 1200: dark1200Avif, 1600: dark1600Avif, 2400: dark2400Avif }),
      webp: srcSet({ 800: dark800Webp, 1200: dark1200Webp, 1600: dark1600Webp, 2400: dark2400Webp }),
      fallback: dark1200Webp,
    },
    phone: {
      ...phone,
      avif: srcSet({ 480: darkPhone480Avif, 780: darkPhone780Avif }),
      webp: srcSet({ 480: darkPhone480Webp, 780: darkPhone780Webp }),
      fallback: darkPhone780Webp,
    },
  },
}
