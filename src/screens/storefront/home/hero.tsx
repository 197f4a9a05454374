import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductSummary } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { HeroHighlight } from './hero-highlight'
import { HeroPicture } from './hero-picture'

// The picture's wall is free on its left, whatever the direction of the text.
const heroStyles = cva([
  'rtl:[direction:ltr]',
  '@container relative isolate mx-3 flex flex-col overflow-hidden rounded-xl bg-[linear-gradient(var(--verda-scene-wall),var(--verda-scene-wall-2))]',
  'md:mx-6 md:block md:rounded-hero md:pb-14 xl:h-[clamp(660px,50vw,max(860px,(100vw-48px)*0.45))] xl:bg-[linear-gradient(100deg,var(--verda-scene-wall)_30%,var(--verda-scene-wall-2))]',
])
/** Offset that aligns the text with the page's container. */
const COLUMN = 'xl:inset-s-[max(var(--verda-gutter)-4px,(100vw-var(--verda-container))/2-4px)]'

interface HeroOwnProps {
  /** Product in the middle of the image; the label is hidden until it is loaded. */
  highlight?: ProductSummary
}
export type HeroProps = HeroOwnProps & Omit<ComponentProps<'section'>, keyof HeroOwnProps>

/** First section of the home page. States: with and without the highlighted product. */
export function Hero({ highlight, className, ...rest }: HeroProps) {
  const t = useTranslations('landing')
  return (
    <section data-slot="hero" aria-labelledby="hero-title" className={heroStyles({ className })} {...rest}>
      <div
        className={`relative px-5.5 pt-10 md:w-[52%] md:px-10 md:pt-14 xl:absolute xl:top-[12.8%] xl:w-140 xl:p-0 rtl:*:[direction:rtl] ${COLUMN}`}
      >
        <h1
          id="hero-title"
          className="max-w-[6.2em] font-serif text-display-xl text-balance md:max-lg:text-[3.5rem] xl:max-w-[5.5em] xl:text-[min(var(--verda-display-xl),6vw)]"
        >
          {t('hero.title')}
        </h1>
        <p className="mt-5 mb-6.5 max-w-[21em] text-[1.0625rem]/[1.58] text-balance md:text-body-l xl:mt-7 xl:mb-9">
          {t('hero.text')}
        </p>
        <div className="flex w-fit flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button asChild size="l">
            <a href="/#products">{t('hero.primary')}</a>
          </Button>
          <Button asChild size="l" variant="outline" className="border-text-subtle">
            <a href="/#features">{t('hero.secondary')}</a>
          </Button>
        </div>
      </div>
      <HeroPicture>{highlight && <HeroHighlight product={highlight} />}</HeroPicture>
    </section>
  )
}
