import { cva } from 'class-variance-authority'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons'
import { useTranslations } from '../i18n'
import { CarouselIndicators } from './carousel-indicators'
import { useDirection } from './direction'

export interface CarouselSlide {
  id: string
  content: ReactNode
}

const carouselStyles = cva('min-w-0')
const stepStyles = cva(
  'grid size-11 place-items-center rounded-m border border-border-strong transition-colors duration-fast hover:bg-surface-hover',
)

interface CarouselOwnProps {
  /** Accessible name: 'Customer stories'. */
  label: string
  /** Slides in display order. */
  slides: readonly CarouselSlide[]
  /**
   * Seconds per slide; 0 disables autoplay. Reduced motion disables it as well.
   * @default 0
   */
  interval?: number
}
export type CarouselProps = CarouselOwnProps & Omit<ComponentProps<'section'>, keyof CarouselOwnProps>

/** One slide at a time with indicators; can be swiped, pauses on hover and focus. */
export function Carousel({ label, slides, interval = 0, className, ...rest }: CarouselProps) {
  const t = useTranslations('ui')
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction: useDirection() })
  const [active, setActive] = useState(0)
  const [playing, setPlaying] = useState(interval > 0)

  useEffect(() => {
    if (!embla) return
    const handleSelect = () => setActive(embla.selectedScrollSnap())
    embla.on('select', handleSelect)
    return () => void embla.off('select', handleSelect)
  }, [embla])

  return (
    <section
      data-slot="carousel"
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={carouselStyles({ className: ['group/carousel', className] })}
      {...rest}
    >
      <div ref={viewport} className="overflow-hidden">
        <div aria-live={playing ? 'off' : 'polite'} className="flex">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={t('carousel.slide', { index: index + 1, count: slides.length })}
              aria-hidden={index !== active}
              inert={index !== active}
              className="min-w-0 flex-[0_0_100%]"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 flex items-center gap-4">
        <CarouselIndicators
          count={slides.length}
          active={active}
          interval={interval}
          playing={playing}
          onSelect={(index) => embla?.scrollTo(index)}
          onElapsed={() => embla?.scrollNext()}
          onPlayingChange={setPlaying}
        />
        <div className="ms-auto flex gap-2">
          <button
            type="button"
            aria-label={t('carousel.previous')}
            onClick={() => embla?.scrollPrev()}
            className={stepStyles()}
          >
            <ArrowLeftIcon />
          </button>
          <button
            type="button"
            aria-label={t('carousel.next')}
            onClick={() => embla?.scrollNext()}
            className={stepStyles()}
          >
            <ArrowRightIcon />
          </button>
        </div>
      </div>
    </section>
  )
}
