/** Other programs at the shop: the webhooks that tell them, and the keys with which they call. The lists come in slots, each with states of its own. */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { ScreenHeader } from '../shared/screen-header'
import { useMessageWithReason } from '../shared/use-message-with-reason'

const FAILURES = ['revokeFailed', 'saveFailed', 'removeFailed'] as const
export type IntegrationNotice = 'revoked' | 'saved' | 'removed' | (typeof FAILURES)[number]

const isFailure = (code: IntegrationNotice): boolean => FAILURES.some((each) => each === code)

export interface IntegrationsScreenProps {
  /** `WebhookList`. */
  webhooks: ReactNode
  /** `ApiKeyList`. */
  keys: ReactNode
  notice?: Notice<IntegrationNotice>
  onNoticeEnd: () => void
  /** Open dialogs. */
  dialogs?: ReactNode
}

export function IntegrationsScreen({
  webhooks,
  keys,
  notice,
  onNoticeEnd,
  dialogs,
}: IntegrationsScreenProps) {
  const t = useTranslations('adminIntegrations')
  const withReason = useMessageWithReason()
  return (
    <>
      <ScreenHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid gap-4">
        {webhooks}
        {keys}
      </div>
      <NoticeToast
        notice={notice}
        tone={notice && isFailure(notice.code) ? 'danger' : 'success'}
        text={notice && withReason(t(`notices.${notice.code}`), notice.message)}
        onEnd={onNoticeEnd}
      />
      {dialogs}
    </>
  )
}
