import { MOCK_PLATFORMS, PLATFORM_TABS } from '@/screens/admin/samples/mock-data'
import { MockPlatformScreen } from '@/screens/admin/samples/mock-platform-screen'
import { useAddress } from '../queries/use-address'

/** No call (A2); platform and tab stand in the address. */
export default function MockPlatformContainer() {
  const { choice, change } = useAddress()
  return (
    <MockPlatformScreen
      platform={choice('section', MOCK_PLATFORMS) ?? 'germany'}
      tab={choice('tab', PLATFORM_TABS) ?? 'products'}
      onTabChange={(tab) => change({ tab })}
    />
  )
}
