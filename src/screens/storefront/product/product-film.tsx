import { useEffect, useRef } from 'react'
import type { Picture, ProductVideo } from '@/shop/catalogue/product'
import { PlayIcon } from '@/icons'

interface ProductFilmProps {
  video: ProductVideo
  /** Shown until it plays. */
  poster: Picture | undefined
  /** Nothing is loaded of one that is out of view, and it neither plays nor takes the focus. */
  isCurrent: boolean
}

/** A film without sound in its frame, with the browser's own controls. */
export function ProductFilm({ video, poster, isCurrent }: ProductFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!isCurrent) film.current?.pause()
  }, [isCurrent])
  return (
    <>
      <PlayIcon size="l" className="absolute inset-0 m-auto" />
      <video
        ref={film}
        src={video.url}
        width={video.width}
        height={video.height}
        poster={isCurrent ? poster?.url : undefined}
        preload="none"
        controls={isCurrent}
        tabIndex={isCurrent ? 0 : -1}
        muted
        playsInline
        aria-label={video.alt}
        className="relative size-full object-contain"
      />
    </>
  )
}
