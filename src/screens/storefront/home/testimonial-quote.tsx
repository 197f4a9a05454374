import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useContentLang, useTranslations } from '@/i18n'
import { Rating } from '@/ui/rating'
import { TESTIMONIAL_PEOPLE, type TestimonialPerson } from './testimonial-people'

const quoteStyles = cva('flex flex-col justify-between gap-9 transition-opacity duration-dialog', {
  variants: { active: { true: '', false: 'invisible opacity-0' } },
})

interface TestimonialQuoteOwnProps {
  person: TestimonialPerson
  /** 1-based position among the testimonials. */
  position: number
  active: boolean
}
export type TestimonialQuoteProps = TestimonialQuoteOwnProps &
  Omit<ComponentProps<'div'>, keyof TestimonialQuoteOwnProps>

export function TestimonialQuote({ person, position, active, className, ...rest }: TestimonialQuoteProps) {
  const t = useTranslations('landing')
  const contentLang = useContentLang()
  const { id, name, age, city, product } = person
  return (
    <div
      data-slot="testimonial"
      role="group"
      aria-label={t('testimonials.position', { index: position, count: TESTIMONIAL_PEOPLE.length })}
      aria-hidden={!active}
      className={quoteStyles({ active, className })}
      {...rest}
    >
      <blockquote className="font-serif text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)]/[1.24] font-normal tracking-[-0.02em] text-pretty">
        {t('testimonials.quoted', { quote: t(`testimonials.quotes.${id}`) })}
      </blockquote>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid h-16 w-14 flex-none place-items-center rounded-t-[28px] rounded-b-s bg-tint-apricot pt-1.5 font-serif text-title-s"
        >
          {name.charAt(0)}
        </span>
        <div>
          <p className="font-semibold">{t('testimonials.person', { name, age, city })}</p>
          <p className="flex flex-wrap items-center gap-x-2.5 text-small text-text-muted">
            <Rating value={5} showValue={false} />
            <span lang={contentLang}>{product}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
