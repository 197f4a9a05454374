import { IntegrationsScreen, type IntegrationNotice } from '@/screens/admin/integrations/integrations-screen'
import { useNotice } from '../../shared/use-notice'
import { ApiKeysContainer } from './api-keys'

export default function IntegrationsSection() {
  const { notice, clear, announce } = useNotice<IntegrationNotice>()
  return (
    <IntegrationsScreen notice={notice} onNoticeEnd={clear} keys={<ApiKeysContainer announce={announce} />} />
  )
}
