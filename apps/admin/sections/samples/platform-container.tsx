import * as z from 'zod/mini'
import { MOCK_PLATFORMS, PLATFORM_TABS } from '@/screens/admin/samples/mock-data'
import { MockPlatformScreen } from '@/screens/admin/samples/mock-platform-screen'
import { useSectionParams } from '../../shared/section-params'

const PARAMS = z.object({
  section: z.catch(z.enum(MOCK_PLATFORMS), 'germany'),
  tab: z.catch(z.enum(PLATFORM_TABS), 'products'),
})

export default function MockPlatformContainer() {
  const { params, change } = useSectionParams(PARAMS)
  return (
    <MockPlatformScreen platform={params.section} tab={params.tab} onTabChange={(tab) => change({ tab })} />
  )
}
