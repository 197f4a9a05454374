/**
 * Payment settings of Germany and Turkey, saved separately. States of a block: loading, error, ready,
 * saving, saved, rejected.
 */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { PaymentSettings } from '@/shop/payments/payments'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { NoticeToast } from '../shared/notice-toast'
import { Panel } from '../shared/panel'
import { PaymentForm } from './payment-form'
import { PAYMENT_PLATFORMS, type PaymentBlock, type PaymentPlatform } from './payment-types'
import { ScreenHeader } from '../shared/screen-header'
import { useMessageWithReason } from '../shared/use-message-with-reason'

export interface PaymentScreenProps {
  blocks: Readonly<Record<PaymentPlatform, PaymentBlock>>
  onSave: (platform: PaymentPlatform, settings: PaymentSettings, proof: OwnProof) => void
  onRetry: (platform: PaymentPlatform) => void
  /** Called when the success message has been shown. */
  onSavedEnd: (platform: PaymentPlatform) => void
  /** The connections with PayPal. */
  connections?: ReactNode
}

export function PaymentScreen({ blocks, onSave, onRetry, onSavedEnd, connections }: PaymentScreenProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const saved = PAYMENT_PLATFORMS.find((platform) => blocks[platform].saved)
  return (
    <>
      <ScreenHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {PAYMENT_PLATFORMS.map((platform) => (
          <PaymentBlockPanel
            key={platform}
            platform={platform}
            block={blocks[platform]}
            onSave={(settings, proof) => onSave(platform, settings, proof)}
            onRetry={() => onRetry(platform)}
          />
        ))}
        {connections}
      </div>
      <NoticeToast
        key={saved}
        notice={undefined}
        tone="success"
        text={saved && t('saved', { platform: common(`platforms.${saved}`) })}
        onEnd={() => saved && onSavedEnd(saved)}
      />
    </>
  )
}

interface PaymentBlockPanelProps {
  platform: PaymentPlatform
  block: PaymentBlock
  onSave: (settings: PaymentSettings, proof: OwnProof) => void
  onRetry: () => void
}

function PaymentBlockPanel({ platform, block, onSave, onRetry }: PaymentBlockPanelProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { state } = block
  const name = common(`platforms.${platform}`)
  if (state.status === 'ready')
    return (
      <PaymentForm
        settings={state.item}
        block={block}
        draft={block.draft}
        onSave={onSave}
        onReload={onRetry}
      />
    )
  return (
    <Panel title={name} aria-label={name}>
      {state.status === 'error' ? (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={withReason(t(state.refused ? 'loadRefused' : 'loadFailed'), state.message)}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      ) : (
        <LoadingRegion className="grid gap-4 p-4.5">
          {['w-24', 'w-40', 'w-28', 'w-36', 'w-24'].map((width, index) => (
            <div key={`${width}-${index}`} className="grid gap-2">
              <Skeleton className={width} />
              <Skeleton shape="block" className="h-9" />
            </div>
          ))}
        </LoadingRegion>
      )}
    </Panel>
  )
}
