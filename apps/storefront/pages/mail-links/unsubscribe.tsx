import { endMails } from '@/shop/mail-consents/mail-consents.client'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { MailConsent } from '../../features/account/mail-consent'

export function UnsubscribeView() {
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('unsubscribe.head')} />
      <MailConsent about="unsubscribe" decide={endMails} />
    </>
  )
}
