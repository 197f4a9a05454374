import * as z from 'zod/mini'
import { SETTINGS_TABS } from '@/screens/admin/samples/mock-data'
import { MockSettingsScreen } from '@/screens/admin/samples/mock-settings-screen'
import { useSectionParams } from '../../shared/section-params'

const PARAMS = z.object({ tab: z.catch(z.enum(SETTINGS_TABS), 'general') })

export default function MockSettingsContainer() {
  const { params, change } = useSectionParams(PARAMS)
  return <MockSettingsScreen tab={params.tab} onTabChange={(tab) => change({ tab })} />
}
