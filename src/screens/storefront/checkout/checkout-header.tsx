import { Logo } from '@/art/logo'
import { ArrowLeftIcon, LockIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { Progress } from '@/ui/progress'

interface CheckoutHeaderProps {
  onBack: () => void
  /** True while the order is being submitted; animates the progress line. */
  sending?: boolean
}

export function CheckoutHeader({ onBack, sending = false }: CheckoutHeaderProps) {
  const t = useTranslations('checkout')
  return (
    <header data-slot="checkout-header" className="relative border-b border-border">
      <Container className="grid h-21 grid-cols-[1fr_auto_1fr] items-center gap-3 max-md:h-16">
        <button
          type="button"
          onClick={onBack}
          className="inline-flex min-h-hit min-w-hit items-center gap-3 justify-self-start rounded-m text-small font-semibold hover:underline hover:underline-offset-4"
        >
          <ArrowLeftIcon />
          <span className="max-md:sr-only">{t('back')}</span>
        </button>
        <a href="/" aria-label={t('home')} className="flex items-center rounded-m">
          <Logo />
        </a>
        <p className="flex items-center justify-end gap-2 text-small text-text-muted">
          <LockIcon size="s" />
          <span className="max-md:sr-only">{t('secure')}</span>
        </p>
      </Container>
      {sending && <Progress size="bar" label={t('sending')} className="absolute inset-x-0 -bottom-0.75" />}
    </header>
  )
}
