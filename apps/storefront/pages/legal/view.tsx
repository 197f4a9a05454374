import '../../rest.css'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { BrowserStorage } from '@/screens/storefront/legal/browser-storage'
import { LegalPage } from '@/screens/storefront/legal/legal-page'
import { LEGAL_TEXTS } from '@/screens/storefront/legal/legal-texts'
import { LEGAL_PAGES } from '@/screens/storefront/legal/legal-types'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { PageHead } from '../../app/page-head'
import { useWithdrawal } from '../../features/orders/use-withdrawal'

export default function LegalView() {
  const { pathname } = useLocation()
  const t = useTranslations('legal')
  const meta = useTranslations('meta')
  const { state, confirm } = useWithdrawal()
  const name = LEGAL_PAGES.find((known) => `/legal/${known}` === pathname.replace(/\/$/, ''))
  if (name === undefined) return null
  const storage = { id: 'einwilligung', title: t('storage.title'), content: <BrowserStorage /> }
  const form = {
    id: 'widerrufen',
    title: t('withdrawal.title'),
    content: <WithdrawalForm state={state} onConfirm={confirm} />,
  }
  return (
    <>
      <PageHead title={meta('legal.title', { name: t(`pages.${name}`) })} path={`/legal/${name}`} />
      <LegalPage
        name={name}
        text={LEGAL_TEXTS[name]}
        extra={name === 'widerruf' ? form : name === 'datenschutz' ? storage : undefined}
      />
    </>
  )
}
