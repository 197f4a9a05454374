import { IntegrationsScreen, type IntegrationNotice } from '@/screens/admin/integrations/integrations-screen'
import { useNotice } from '../../shared/use-notice'
import { ApiKeysContainer } from './api-keys'
import { WebhooksContainer } from './webhooks'

export default function IntegrationsSection() {
  const { notice, clear, announce } = useNotice<IntegrationNotice>()
  return (
    <IntegrationsScreen
      notice={notice}
      onNoticeEnd={clear}
      webhooks={<WebhooksContainer announce={announce} />}
      keys={<ApiKeysContainer announce={announce} />}
    />
  )
}
