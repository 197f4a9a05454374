import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { BankIcon, CardIcon, LeafIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { LanguageLinks, type LanguageChoice } from './language-links'
import { footerLinkStyles, LegalLinks } from './legal-links'
import { categoryHref } from '../product/product-href'
import { phoneHref, useShop } from '../shared/shop-context'

const footerStyles = cva('mt-section bg-surface-inverse text-on-inverse print:hidden')
const ruleStyles = cva('border-t border-[color-mix(in_oklab,var(--verda-on-inverse)_16%,transparent)]')

interface FooterOwnProps extends LanguageChoice {
  /** Category names for the shop column. */
  categories: readonly string[]
  /** Copyright year. */
  year: number
}
export type FooterProps = FooterOwnProps & Omit<ComponentProps<'footer'>, keyof FooterOwnProps>

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3.5 text-small font-semibold text-on-inverse-muted">{title}</h2>
      <ul className="flex flex-col gap-2.75 text-[0.9375rem] wrap-anywhere pointer-coarse:gap-0">
        {children}
      </ul>
    </div>
  )
}

/** Page footer: categories, legal pages and language switch. */
export function Footer({ categories, year, onLanguageChange, className, ...rest }: FooterProps) {
  const t = useTranslations('shop')
  const shop = useShop()
  const line = (href: string, text: string) => (
    <li key={`${href} ${text}`}>
      <a href={href} className={footerLinkStyles()}>
        {text}
      </a>
    </li>
  )
  return (
    <footer data-slot="footer" className={footerStyles({ className })} {...rest}>
      <Container>
        <div className="grid gap-x-12 gap-y-11 pt-16 pb-12 lg:grid-cols-[5fr_7fr] lg:pt-26 lg:pb-20">
          <p className="max-w-[11ch] font-serif text-display-l text-balance">{t('footer.claim')}</p>
          <div className="grid grid-cols-2 gap-x-5 gap-y-9 md:grid-cols-3 md:gap-x-8">
            <Column title={t('footer.shop')}>
              {line('/products', t('footer.allProducts'))}
              {categories.map((name) => line(categoryHref(name), name))}
              {line('/berater', t('footer.adviser'))}
            </Column>
            <Column title={t('footer.service')}>
              {line('/legal/versand', t('footer.shipping'))}
              {line('/legal/widerruf', t('footer.returns'))}
              {line('/orders', t('footer.orders'))}
              {line('/legal/widerruf#widerrufen', t('footer.withdraw'))}
              {line('/kuendigung', t('footer.terminate'))}
            </Column>
            <Column title={t('footer.contact')}>
              {shop && line(`mailto:${shop.email}`, shop.email)}
              {shop?.phone && line(phoneHref(shop.phone), shop.phone)}
              <li className="text-on-inverse-muted">{t('footer.hours')}</li>
              {shop && (
                <li className="text-on-inverse-muted">
                  {shop.street}
                  <br />
                  {shop.zipCode} {shop.city}
                </li>
              )}
            </Column>
          </div>
        </div>
        <ul
          aria-label={t('footer.assurances')}
          className={ruleStyles({
            className:
              'flex flex-wrap gap-x-9 gap-y-3.5 py-6.5 text-small [&_svg]:text-on-inverse-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2.25',
          })}
        >
          <li>
            <CardIcon size="s" />
            {t('footer.paypal')}
          </li>
          <li>
            <BankIcon size="s" />
            {t('footer.bankTransfer')}
          </li>
          <li>
            <LeafIcon size="s" />
            {t('footer.organic')}
          </li>
          <li>
            <TruckIcon size="s" />
            {t('footer.carrier')}
          </li>
        </ul>
        <p className="max-w-[96ch] pb-6.5 text-caption/normal text-on-inverse-muted">
          {t('footer.supplements')}
        </p>
        <div
          className={ruleStyles({
            className:
              'flex flex-col items-start justify-between gap-x-6 gap-y-4.5 pt-5.5 pb-8.5 text-caption lg:flex-row lg:items-center',
          })}
        >
          {/* The server may have rendered the page last year. */}
          <p suppressHydrationWarning>
            © {year} {shop?.company}
          </p>
          <LegalLinks />
          <ul aria-label={t('language.label')} className="flex gap-4">
            <LanguageLinks
              onLanguageChange={onLanguageChange}
              className={footerLinkStyles({ className: 'aria-current:font-semibold' })}
            />
          </ul>
        </div>
      </Container>
    </footer>
  )
}
