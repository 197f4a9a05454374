import { MOBILE_TABS } from '@/screens/admin/samples/mock-data'
import { MockMobileScreen } from '@/screens/admin/samples/mock-mobile-screen'
import { useAddress } from '../queries/use-address'

/** No call (A2); the tab stands in the address. */
export default function MockMobileContainer() {
  const { choice, change } = useAddress()
  return (
    <MockMobileScreen tab={choice('tab', MOBILE_TABS) ?? 'overview'} onTabChange={(tab) => change({ tab })} />
  )
}
