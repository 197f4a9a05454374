import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'
import { ImageIcon } from '../icons'
import { useTranslations } from '../i18n'
import { TINT_STYLES } from './tints'

export interface PictureSource {
  url: string
  width: number
  /** MIME type: 'image/avif', 'image/webp', … */
  type: string
}
export interface PictureData {
  url: string
  alt: string
  sources: readonly PictureSource[]
}

const pictureStyles = cva('relative block overflow-hidden', {
  variants: {
    /** Soft background colour behind the picture. */
    tint: TINT_STYLES,
  },
})
const imageStyles = cva('block size-full', {
  variants: {
    /** Whether the picture covers its frame or is contained in it. */
    fit: { cover: 'object-cover', contain: 'object-contain' },
  },
  defaultVariants: { fit: 'cover' },
})

/** Preferred first: browsers use the first supported type. */
const TYPES = ['image/avif', 'image/webp'] as const

const srcSetOf = (sources: readonly PictureSource[], type: string): string =>
  sources
    .filter((source) => source.type === type)
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

interface PictureOwnProps extends VariantProps<typeof pictureStyles>, VariantProps<typeof imageStyles> {
  /** Sources, alternative text and size of the image. */
  image: PictureData
  /** Rendered width, as in `sizes` of an image: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string
  /** Intrinsic size, which reserves the space to avoid layout shift. */
  width: number
  /** Intrinsic height, as `width`. */
  height: number
  /** Loads eagerly with high priority, for images visible without scrolling. @default false */
  priority?: boolean
  /** URL of a smaller version that is shown until this one is loaded. */
  preview?: string
  /** Overrides the image's alternative text; '' if the text beside it says the same. */
  alt?: string
}
export type PictureProps = PictureOwnProps & Omit<ComponentProps<'picture'>, keyof PictureOwnProps>

export function Picture({
  image,
  sizes,
  width,
  height,
  priority = false,
  alt,
  preview,
  tint,
  fit,
  style,
  className,
  ...rest
}: PictureProps) {
  const t = useTranslations('ui')
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const text = alt ?? image.alt
  const shape = { aspectRatio: `${width} / ${height}`, ...style }
  if (brokenUrl === image.url)
    return (
      <span
        data-slot="picture"
        data-state="broken"
        {...(text === ''
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': `${text}. ${t('picture.missing')}` })}
        style={shape}
        className={pictureStyles({ tint: tint ?? 'sand', className })}
      >
        <span className="absolute inset-0 grid place-items-center text-text-muted">
          <ImageIcon size="l" />
        </span>
      </span>
    )
  const waiting = preview !== undefined && loadedUrl !== image.url
  return (
    <picture
      data-slot="picture"
      style={waiting ? { ...shape, background: `url("${preview}") center / ${fit} no-repeat` } : shape}
      className={pictureStyles({ tint, className })}
      {...rest}
    >
      {TYPES.map((type) => ({ type, srcSet: srcSetOf(image.sources, type) }))
        .filter(({ srcSet }) => srcSet !== '')
        .map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        // An image that failed before hydration no longer fires an error event.
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBrokenUrl(image.url)
        }}
        src={image.url}
        alt={text}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority && preview === undefined ? 'sync' : 'async'}
        onLoad={preview === undefined ? undefined : () => setLoadedUrl(image.url)}
        onError={() => setBrokenUrl(image.url)}
        className={imageStyles({ fit })}
      />
    </picture>
  )
}
