import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { TestimonialPerson } from './testimonial-people'

const archStyles = cva(
  'relative ms-auto aspect-[1/1.16] w-full max-w-120 overflow-hidden rounded-t-[248px] rounded-b-xl border border-border bg-surface',
)
const CURVE = 'M0 236C90 242 130 268 190 306S320 398 480 414'

interface WeightArchOwnProps {
  person: TestimonialPerson
}
export type WeightArchProps = WeightArchOwnProps & Omit<ComponentProps<'figure'>, keyof WeightArchOwnProps>

/** Weight before and after; always with the note that results are individual. */
export function WeightArch({ person, className, ...rest }: WeightArchProps) {
  const t = useTranslations('landing')
  const format = useFormat()
  const weight = (value: number, size: string) => (
    <b className={`block font-serif leading-none font-normal tracking-[-0.03em] tabular-nums ${size}`}>
      {t.rich('testimonials.weight', {
        weight: format.number(value),
        unit: (chunks) => <small className="text-[0.38em] tracking-normal">{chunks}</small>,
      })}
    </b>
  )
  return (
    <figure data-slot="weight-arch" className={archStyles({ className })} {...rest}>
      <svg
        viewBox="0 0 480 556"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        <path d={`${CURVE}V556H0Z`} className="fill-tint-sage" />
        <path d={CURVE} className="fill-none stroke-text-brand stroke-2" />
      </svg>
      <svg viewBox="0 0 480 556" aria-hidden="true" className="absolute inset-0 size-full rtl:-scale-x-100">
        <circle cx="88" cy="249" r="6" className="fill-surface stroke-text-brand stroke-2" />
        <circle cx="404" cy="402" r="6" className="fill-text-brand" />
      </svg>
      <p className="absolute inset-s-[15%] top-[25%]">
        <span className="text-small text-text-muted">{t('testimonials.before')}</span>
        {weight(person.before, 'text-[2.75rem] md:text-[3.5rem]')}
      </p>
      <p className="absolute inset-e-[12%] top-[45%] text-end">
        <span className="text-small text-text-muted">
          {t('testimonials.after', { months: person.months })}
        </span>
        {weight(person.after, 'text-[3.5rem] text-text-brand md:text-[4.5rem]')}
      </p>
      <figcaption className="absolute inset-s-[15%] inset-e-[12%] bottom-[9%] flex items-end justify-between gap-4">
        <span className="font-serif text-title-m tabular-nums">
          {t('testimonials.difference', { weight: format.number(person.before - person.after) })}
        </span>
        <span className="max-w-[19ch] text-end text-caption text-text-muted">
          {t('testimonials.individual')}
        </span>
      </figcaption>
    </figure>
  )
}
