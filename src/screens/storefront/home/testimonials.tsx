import { cva } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { CarouselIndicators } from '@/ui/carousel-indicators'
import { Container } from '@/ui/container'
import { IconButton } from '@/ui/icon-button'
import { TestimonialQuote } from './testimonial-quote'
import { TESTIMONIAL_MS, TESTIMONIAL_PEOPLE } from './testimonial-people'
import { WeightArch } from './weight-arch'

const sectionStyles = cva('mt-section bg-surface-sunken')
const COUNT = TESTIMONIAL_PEOPLE.length

interface TestimonialsOwnProps {
  /** 0-based index of the first testimonial. @default 0 */
  start?: number
}
export type TestimonialsProps = TestimonialsOwnProps &
  Omit<ComponentProps<'section'>, keyof TestimonialsOwnProps>

/** Carousel of ten testimonials. States: playing, paused (by button, hover, focus or reduced motion). */
export function Testimonials({ start = 0, className, ...rest }: TestimonialsProps) {
  const t = useTranslations('landing')
  const [active, setActive] = useState(start)
  const [playing, setPlaying] = useState(true)
  const person = TESTIMONIAL_PEOPLE[active] ?? TESTIMONIAL_PEOPLE[0]
  const turn = (by: number) => setActive((active + by + COUNT) % COUNT)
  return (
    <section
      data-slot="testimonials"
      aria-labelledby="testimonials-title"
      className={sectionStyles({ className: ['group/carousel', className] })}
      {...rest}
    >
      <Container className="grid items-center gap-12 py-18 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:py-28 xl:gap-24 [&>*]:min-w-0">
        <div>
          <h2 id="testimonials-title" className="text-small font-semibold text-text-muted">
            {t('testimonials.title')}
          </h2>
          {/* All testimonials share one grid cell, so that the tallest one determines the height and the page does not shift. */}
          <div aria-live={playing ? 'off' : 'polite'} className="mt-7 grid">
            {TESTIMONIAL_PEOPLE.map((someone, index) => (
              <TestimonialQuote
                key={someone.id}
                person={someone}
                position={index + 1}
                active={index === active}
                className="col-start-1 row-start-1"
              />
            ))}
          </div>
          <div className="mt-10 flex items-center gap-4 max-md:flex-wrap lg:mt-14">
            <div className="flex min-w-0 flex-1 items-center gap-3 max-md:basis-full">
              <CarouselIndicators
                count={COUNT}
                active={active}
                interval={TESTIMONIAL_MS / 1000}
                playing={playing}
                onSelect={setActive}
                onElapsed={() => turn(1)}
                onPlayingChange={setPlaying}
                indicatorLabel={(index) => t('testimonials.go', { index })}
              />
            </div>
            <div className="flex gap-2">
              <IconButton
                round
                variant="outline"
                label={t('testimonials.previous')}
                icon={ChevronLeftIcon}
                onClick={() => turn(-1)}
              />
              <IconButton
                round
                variant="outline"
                label={t('testimonials.next')}
                icon={ChevronRightIcon}
                onClick={() => turn(1)}
              />
            </div>
          </div>
        </div>
        <WeightArch person={person} />
      </Container>
    </section>
  )
}
