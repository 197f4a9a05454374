import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { cancelStockNotice, confirmStockNotice } from '@/shop/stock-notices/stock-notices.client'
import { useTranslations } from '@/i18n'
import { StockNoticePage, type StockNoticePageState } from '@/screens/storefront/product/stock-notice-page'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { refusalMessage } from '../../features/session/failure-message'

const failed = (error: unknown): StockNoticePageState =>
  isFailure(error) && error.code === 'INVALID_TOKEN'
    ? { status: 'invalid' }
    : { status: 'failed', message: refusalMessage(error) }

export function NotifyView() {
  const t = useTranslations('product')
  const { http } = useApplication()
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<StockNoticePageState>({ status: token === '' ? 'invalid' : 'ready' })
  const decide = async (call: typeof confirmStockNotice, status: 'confirmed' | 'cancelled') => {
    setState({ status: 'sending' })
    try {
      await call(http, token)
      setState({ status })
    } catch (error) {
      setState(failed(error))
    }
  }
  return (
    <>
      <PageHead title={t('noticeHead')} />
      <StockNoticePage
        state={state}
        onConfirm={() => void decide(confirmStockNotice, 'confirmed')}
        onCancel={() => void decide(cancelStockNotice, 'cancelled')}
      />
    </>
  )
}
