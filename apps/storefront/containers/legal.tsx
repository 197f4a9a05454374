import '../all.css'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { LegalPage } from '@/screens/storefront/legal/legal-page'
import { LEGAL_TEXTS } from '@/screens/storefront/legal/legal-texts'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { legalPageAt } from '../legal-address'
import { useWithdrawal } from '../queries/use-withdrawal'
import { useLegalTitle } from '../use-title'
import NotFoundContainer from './not-found'

export default function LegalContainer() {
  const name = legalPageAt(useLocation().pathname)
  const t = useTranslations('legal')
  const { state, confirm } = useWithdrawal()
  useLegalTitle(name === undefined ? undefined : t(`pages.${name}`))
  if (name === undefined) return <NotFoundContainer />
  const form = {
    id: 'widerrufen',
    title: t('withdrawal.title'),
    content: <WithdrawalForm state={state} onConfirm={confirm} />,
  }
  return <LegalPage name={name} text={LEGAL_TEXTS[name]} extra={name === 'widerruf' ? form : undefined} />
}
