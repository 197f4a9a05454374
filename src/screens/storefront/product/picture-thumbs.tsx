import { cva } from 'class-variance-authority'
import type { Picture as PictureData, Tint } from '@/shop/catalogue/product'
import { PlayIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'

const thumbStyles = cva(
  [
    'relative grid aspect-[1/1.12] w-full place-items-center overflow-hidden rounded-m bg-(image:--verda-pool)',
    'aria-current:shadow-[0_0_0_2px_var(--verda-bg),0_0_0_4px_var(--verda-primary)] forced-colors:aria-current:outline-2',
  ],
  { variants: { tint: TINT_STYLES } },
)

/** Grounds of a product's further pictures, varied because they may show the same image. */
const COMPANIONS: readonly Tint[] = ['sage', 'honey', 'rose', 'mist', 'apricot', 'sand']
/** Ground of the picture at a position; the first one's is the product's. */
export const tintAt = (tint: Tint, index: number): Tint =>
  index === 0 ? tint : (COMPANIONS.filter((other) => other !== tint)[(index - 1) % 5] ?? tint)

interface PictureThumbsProps {
  pictures: readonly PictureData[]
  /** A film follows the pictures; it has the face of the first one. */
  hasFilm: boolean
  /** Of the product. */
  tint: Tint
  /** Position of what is in view. */
  index: number
  onShow: (index: number) => void
  className: string
}

/** Small pictures in a list, of which a press shows the large one. */
export function PictureThumbs({ pictures, hasFilm, tint, index, onShow, className }: PictureThumbsProps) {
  const t = useTranslations('product')
  const [first] = pictures
  const film = pictures.length
  const faces = hasFilm && first ? [...pictures, { ...first, id: 'film' }] : pictures
  return (
    <ul className={className}>
      {faces.map((face, position) => (
        <li key={face.id}>
          <button
            type="button"
            aria-label={
              position === film
                ? t('detail.film')
                : t('detail.picture', { index: position + 1, count: pictures.length })
            }
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
            className={thumbStyles({ tint: tintAt(tint, position) })}
          >
            <Picture
              image={face}
              alt=""
              width={400}
              height={480}
              sizes="84px"
              fit="contain"
              className="w-[78%]"
            />
            {position === film && <PlayIcon className="absolute size-8 rounded-pill bg-bg/80 p-1.5" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
