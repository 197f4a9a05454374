import { SETTINGS_TABS } from '@/screens/admin/samples/mock-data'
import { MockSettingsScreen } from '@/screens/admin/samples/mock-settings-screen'
import { useAddress } from '../queries/use-address'

/** No call (A2); the tab stands in the address. */
export default function MockSettingsContainer() {
  const { choice, change } = useAddress()
  return (
    <MockSettingsScreen
      tab={choice('tab', SETTINGS_TABS) ?? 'general'}
      onTabChange={(tab) => change({ tab })}
    />
  )
}
