import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { MailIcon, MapPinIcon, PhoneIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Container } from '@/ui/container'
import { phoneHref, useShop } from '../shared/shop-context'

const contactStyles = cva('-scroll-mt-8 pt-section')
const linkStyles = cva(
  'font-serif text-title-m underline decoration-border-strong decoration-1 underline-offset-[6px] hover:decoration-current',
)

interface ContactChannelProps {
  icon: ReactNode
  label: string
  note: ReactNode
  children: ReactNode
}

function ContactChannel({ icon, label, note, children }: ContactChannelProps) {
  return (
    <div className="grid grid-cols-[44px_1fr] gap-x-4 border-b border-border py-6 first:border-t">
      <dt className="contents text-small text-text-subtle">
        <span className="row-span-3 grid h-13 w-11 place-items-center rounded-t-[22px] rounded-b-[8px] bg-soft pt-1 text-on-soft">
          {icon}
        </span>
        <span>{label}</span>
      </dt>
      <dd className="col-start-2">
        {children}
        <p className="mt-1 text-[0.9375rem] text-text-muted">{note}</p>
      </dd>
    </div>
  )
}

/** Contact section. */
export function Contact({ className, ...rest }: ComponentProps<'section'>) {
  const t = useTranslations('landing')
  const shop = useShop()
  return (
    <section
      id="contact"
      data-slot="contact"
      aria-labelledby="contact-title"
      className={contactStyles({ className })}
      {...rest}
    >
      <Container className="grid gap-x-16 gap-y-9 lg:grid-cols-[7fr_5fr] xl:gap-x-24">
        <div>
          <h2 id="contact-title" className="max-w-[14ch] font-serif text-display-l text-balance">
            {t('contact.title')}
          </h2>
          <p className="mt-6 max-w-[34em] text-body-l text-pretty text-text-muted">{t('contact.text')}</p>
        </div>
        {shop && (
          <dl className="wrap-anywhere">
            <ContactChannel icon={<MailIcon />} label={t('contact.mail')} note={t('contact.answer')}>
              <a href={`mailto:${shop.email}`} className={linkStyles()}>
                {shop.email}
              </a>
            </ContactChannel>
            {shop.phone && (
              <ContactChannel icon={<PhoneIcon />} label={t('contact.phone')} note={t('contact.hours')}>
                <a href={phoneHref(shop.phone)} className={linkStyles({ className: 'tabular-nums' })}>
                  {shop.phone}
                </a>
              </ContactChannel>
            )}
            <ContactChannel
              icon={<MapPinIcon />}
              label={t('contact.address')}
              note={`${shop.zipCode} ${shop.city}`}
            >
              <span className="font-serif text-title-m">{shop.street}</span>
            </ContactChannel>
          </dl>
        )}
      </Container>
    </section>
  )
}
