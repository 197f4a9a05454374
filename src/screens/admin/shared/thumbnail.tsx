import { cva, type VariantProps } from 'class-variance-authority'
import { ImageIcon } from '@/icons'
import { TINT_STYLES } from '@/ui/tints'

const thumbnailStyles = cva(
  'grid flex-none place-items-center overflow-hidden rounded-admin bg-(image:--verda-pool)',
  {
    variants: {
      size: { s: 'h-10.5 w-9', m: 'h-11.5 w-10', l: 'h-24 w-22' },
      tint: TINT_STYLES,
    },
    defaultVariants: { size: 's', tint: 'sand' },
  },
)

interface ThumbnailProps extends VariantProps<typeof thumbnailStyles> {
  url?: string
}

/** Product image beside its name; decorative. */
export function Thumbnail({ url, size, tint }: ThumbnailProps) {
  return (
    <span data-slot="thumbnail" aria-hidden="true" className={thumbnailStyles({ size, tint })}>
      {url ? (
        <img src={url} alt="" width={96} height={108} loading="lazy" className="size-full object-cover" />
      ) : (
        <ImageIcon size="s" className="text-text-muted" />
      )}
    </span>
  )
}
