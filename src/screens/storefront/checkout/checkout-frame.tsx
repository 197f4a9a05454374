import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { CheckoutHeader } from './checkout-header'
import { LegalLinks } from '../layout/legal-links'
import { NoScript } from '../layout/no-script'

interface CheckoutFrameProps {
  sending?: boolean
  onBack: () => void
  /** Above the heading; on phones the total. */
  above?: ReactNode
  /** Order summary or its skeleton. */
  beside: ReactNode
  children: ReactNode
}

/** Two-column layout of the checkout. All states share one heading, so that focus on it survives loading. */
export function CheckoutFrame({ sending, onBack, above, beside, children }: CheckoutFrameProps) {
  const t = useTranslations('checkout')
  return (
    <div data-slot="checkout-page" className="min-h-dvh bg-bg text-text">
      <NoScript />
      <CheckoutHeader sending={sending} onBack={onBack} />
      {above}
      <Container asChild>
        <main
          id="main"
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-x-24 gap-y-10 pt-14 pb-24 outline-none max-xl:gap-x-12 max-lg:grid-cols-1 max-md:pt-8 max-md:pb-12"
        >
          <div>
            <h1 className="mb-11 font-serif text-display-m max-md:mb-7.5">{t('heading')}</h1>
            {children}
          </div>
          {beside}
        </main>
      </Container>
      <footer className="border-t border-border text-caption text-text-muted">
        <Container className="py-6">
          <LegalLinks newTab />
        </Container>
      </footer>
    </div>
  )
}
