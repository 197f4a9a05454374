import type { ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'

interface MissingViewProps {
  title: ReactNode
  text: ReactNode
  homeLabel: string
  productsLabel: string
  /** Drawing of the missing thing as a dotted outline behind the plant. */
  ghost?: ReactNode
}

/** Layout of 'not found' pages: message, two links, and a plant in an arch. */
export function MissingView({ title, text, homeLabel, productsLabel, ghost }: MissingViewProps) {
  return (
    <Container
      data-slot="missing-view"
      className="grid items-center gap-7 pt-6 pb-14 md:grid-cols-[7fr_5fr] md:gap-18 md:pt-18 md:pb-26"
    >
      <div>
        <h1 className="font-serif text-display-l text-balance">{title}</h1>
        <p className="mt-4.5 mb-8 max-w-[36ch] text-body-l text-text-muted">{text}</p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button asChild size="l">
            <a href="/">{homeLabel}</a>
          </Button>
          <Button asChild size="l" variant="outline">
            <a href="/products">{productsLabel}</a>
          </Button>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="relative aspect-[1/1.12] w-full max-w-55 justify-self-start overflow-hidden rounded-t-[220px] rounded-b-l bg-tint-sand bg-(image:--verda-pool) max-md:order-first md:max-w-110 md:justify-self-end md:rounded-b-xl"
      >
        {ghost}
        <Botanical
          name="kamille"
          preserveAspectRatio="xMaxYMax meet"
          className={
            ghost
              ? 'absolute -inset-e-[4%] bottom-[9%] w-[60%]'
              : 'absolute inset-e-[16%] -bottom-[4%] w-[66%]'
          }
        />
      </div>
    </Container>
  )
}
