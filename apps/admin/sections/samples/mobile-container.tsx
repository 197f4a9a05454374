import * as z from 'zod/mini'
import { MOBILE_TABS } from '@/screens/admin/samples/mock-data'
import { MockMobileScreen } from '@/screens/admin/samples/mock-mobile-screen'
import { useSectionParams } from '../../shared/section-params'

const PARAMS = z.object({ tab: z.catch(z.enum(MOBILE_TABS), 'overview') })

export default function MockMobileContainer() {
  const { params, change } = useSectionParams(PARAMS)
  return <MockMobileScreen tab={params.tab} onTabChange={(tab) => change({ tab })} />
}
