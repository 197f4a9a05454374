import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Botanical } from '@/art/botanical'
import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { Link } from '@/ui/link'

const FACTS = ['founded', 'farms', 'batches'] as const
const aboutStyles = cva('-scroll-mt-8 pt-section')

/** 'About' section; static content from the message catalogue. */
export function About({ className, ...rest }: ComponentProps<'section'>) {
  const t = useTranslations('landing')
  return (
    <section
      id="about"
      data-slot="about"
      aria-labelledby="about-title"
      className={aboutStyles({ className })}
      {...rest}
    >
      <Container className="grid items-center gap-11 md:grid-cols-2 md:gap-12 xl:gap-24">
        <div
          aria-hidden="true"
          className="relative aspect-[1/1.14] overflow-hidden rounded-t-[320px] rounded-b-xl bg-tint-sage max-md:order-last"
        >
          <Botanical name="blattzweig" className="absolute -inset-s-[4%] -bottom-[12%] w-[46%]" />
          <Botanical name="minze" className="absolute inset-e-[3%] -bottom-[16%] w-[42%]" />
          <Botanical name="lavendel" className="absolute inset-e-[13%] -bottom-[3%] w-[56%]" />
          <Botanical name="kamille" className="absolute inset-s-[5%] -bottom-[7%] w-[60%]" />
        </div>
        <div>
          <h2 id="about-title" className="max-w-[18ch] font-serif text-display-m text-balance">
            {t('about.title')}
          </h2>
          <p className="mt-6 max-w-[36em] text-body-l text-pretty text-text-muted">{t('about.text')}</p>
          <dl className="mt-9 mb-9 grid grid-cols-[auto_1fr] border-t border-border [&>*]:border-b [&>*]:border-border [&>*]:py-3.75">
            {FACTS.flatMap((fact) => [
              <dt key={`${fact}-label`} className="pe-9 text-[0.9375rem] text-text-subtle">
                {t(`about.${fact}Label`)}
              </dt>,
              <dd key={fact} className="font-medium">
                {t(`about.${fact}`)}
              </dd>,
            ])}
          </dl>
          <Link href="/#contact">
            {t('about.link')}
            <ArrowRightIcon size="s" />
          </Link>
        </div>
      </Container>
    </section>
  )
}
