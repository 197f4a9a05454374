import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Botanical, type BotanicalName } from '@/art/botanical'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { SectionHead } from './section-head'

const FEATURES = [
  ['origin', 'kamille'],
  ['dried', 'minze'],
  ['pure', 'ingwer'],
  ['tested', 'kurkuma'],
  ['fair', 'kaffee'],
  ['packed', 'hagebutte'],
] as const satisfies readonly (readonly [string, BotanicalName])[]

const sectionStyles = cva('-scroll-mt-8 pt-section')
const cardStyles = cva([
  'grid grid-cols-[84px_1fr] gap-x-5.5 border-b border-border py-7 md:flex md:flex-col md:px-8 md:pt-11 md:pb-12 xl:px-10',
  // Hairlines between the columns; the outer cards align with the page.
  'md:max-lg:odd:ps-0 md:max-lg:even:border-s md:max-lg:even:pe-0',
  'lg:border-s lg:[&:nth-child(3n)]:pe-0 lg:[&:nth-child(3n+1)]:border-s-0 lg:[&:nth-child(3n+1)]:ps-0',
])

/** Six benefits, each with a botanical drawing; static content from the message catalogue. */
export function Features({ className, ...rest }: ComponentProps<'section'>) {
  const t = useTranslations('landing')
  return (
    <section
      id="features"
      data-slot="features"
      aria-labelledby="features-title"
      className={sectionStyles({ className })}
      {...rest}
    >
      <Container>
        <SectionHead titleId="features-title" title={t('features.title')} titleClassName="max-w-[17ch]">
          <p className="max-w-[34ch] text-body-l text-pretty text-text-muted lg:justify-self-end">
            {t('features.text')}
          </p>
        </SectionHead>
        <ul className="grid border-t border-border md:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(([feature, plant]) => (
            <li key={feature} className={cardStyles()}>
              <Botanical
                name={plant}
                preserveAspectRatio="xMinYMax meet"
                className="row-span-2 h-25 w-21 md:mb-8.5 md:h-39 md:w-50"
              />
              <h3 className="mb-1.5 font-serif text-[1.25rem]/snug font-[460] tracking-[-0.014em] text-balance md:mb-2.5 md:text-title-m">
                {t(`features.${feature}Title`)}
              </h3>
              <p className="max-w-[34ch] text-text-muted">{t(`features.${feature}`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
