import { confirmReviewMails } from '@/shop/mail-consents/mail-consents.client'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { MailConsent } from '../../features/account/mail-consent'

export function ReviewMailsView() {
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('reviewMails.head')} />
      <MailConsent about="reviewMails" decide={confirmReviewMails} />
    </>
  )
}
