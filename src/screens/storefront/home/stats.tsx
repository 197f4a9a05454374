import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'

const STATS = ['customers', 'herbs', 'tested', 'delivery'] as const
const statsStyles = cva('grid grid-cols-2 gap-y-8 pt-12 md:pt-18 lg:grid-cols-4')

/** Four key figures; static content from the message catalogue. */
export function Stats({ className, ...rest }: ComponentProps<'dl'>) {
  const t = useTranslations('landing')
  return (
    <Container asChild>
      <dl data-slot="stats" aria-label={t('stats.label')} className={statsStyles({ className })} {...rest}>
        {STATS.map((stat) => (
          <div
            key={stat}
            className="flex flex-col border-border py-0.5 pe-3 even:border-s even:ps-4 lg:py-1.5 lg:pe-8 lg:not-first:border-s lg:not-first:ps-7"
          >
            <dt className="order-last mt-3 max-w-[22ch] text-small text-balance text-text-muted md:text-[0.9375rem]/snug">
              {t(`stats.${stat}`)}
            </dt>
            <dd className="font-serif text-[2.25rem]/none font-normal tracking-[-0.03em] whitespace-nowrap md:text-[2.5rem]/none xl:text-[3rem]/none">
              {t(`stats.${stat}Figure`)}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}
