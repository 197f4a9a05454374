import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { LEGAL_PAGES, type LegalPage as LegalPageName } from '@/shop/shop-details/shop-details'
import { useLanguage, useTranslations } from '@/i18n'
import { BrowserStorage } from '@/screens/storefront/legal/browser-storage'
import { LegalPage, type LegalPageState } from '@/screens/storefront/legal/legal-page'
import { ownText } from '@/screens/storefront/legal/own-text'
import { standardTexts } from '@/screens/storefront/legal/standard-texts'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { useShippingRules } from '../../features/checkout/payment-queries'
import { useWithdrawal } from '../../features/orders/use-withdrawal'
import { toQueryState, type QueryState } from '../../features/query-state'
import { legalTextQuery, shopQuery } from '../../features/shop/shop-queries'

/** The owner's text, else the standard one with the seller's details. */
function useLegalText(name: LegalPageName): { state: LegalPageState; retry: () => void } {
  const application = useApplication()
  const language = useLanguage()
  const rules = useShippingRules()
  const own = useQuery(legalTextQuery(application, name, language))
  const shop = useQuery(shopQuery(application, language))
  const queryStates: readonly [QueryState<unknown>, QueryState<unknown>] = [
    toQueryState(own),
    toQueryState(shop),
  ]
  const failed = queryStates.find((queryState) => queryState.status === 'error')
  const retry = () => {
    for (const query of [own, shop]) if (query.isError) void query.refetch()
  }
  if (failed) return { state: failed, retry }
  if (own.data) return { state: { status: 'ready', text: ownText(own.data) }, retry }
  if (own.data === null && shop.data)
    return { state: { status: 'ready', text: standardTexts(shop.data, rules, language)[name] }, retry }
  return { state: { status: 'loading' }, retry }
}

export default function LegalView() {
  const { pathname } = useLocation()
  // The router accepts capitals and a slash at the end.
  const name = LEGAL_PAGES.find((known) => `/legal/${known}` === pathname.replace(/\/$/, '').toLowerCase())
  return name && <Legal name={name} />
}

function Withdrawal() {
  const { state, draft, keep, confirm, reset } = useWithdrawal()
  return (
    <WithdrawalForm state={state} draft={draft} onValues={keep} onConfirm={confirm} onChangeDetails={reset} />
  )
}

function Legal({ name }: { name: LegalPageName }) {
  const t = useTranslations('legal')
  const meta = useTranslations('meta')
  const { state, retry } = useLegalText(name)
  const storage = { id: 'einwilligung', title: t('storage.title'), content: <BrowserStorage /> }
  const form = { id: 'widerrufen', title: t('withdrawal.title'), content: <Withdrawal /> }
  return (
    <>
      <PageHead title={meta('legal.title', { name: t(`pages.${name}`) })} path={`/legal/${name}`} />
      <LegalPage
        name={name}
        state={state}
        extra={name === 'widerruf' ? form : name === 'datenschutz' ? storage : undefined}
        onRetry={retry}
      />
    </>
  )
}
