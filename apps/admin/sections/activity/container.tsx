import { useSearchParams } from 'react-router-dom'
import { RECORD_TABS, TAB_NEEDS, type RecordTab } from '@/screens/admin/activity/activity-types'
import { BY_SECTION } from '../../app/leave-guard'
import { usePermissions } from '../../staff/queries'
import { ActivityList } from './activity-list'
import { MailList } from './mail-list'

/** Two lists with separate filters. */
export default function ActivityContainer() {
  const [params, setParams] = useSearchParams()
  const open = (tab: RecordTab) =>
    setParams(tab === 'mails' ? { section: 'activity', tab } : { section: 'activity' }, { state: BY_SECTION })
  const permissions = usePermissions()
  const tabs = RECORD_TABS.filter((tab) => permissions.includes(TAB_NEEDS[tab]))
  const tab = tabs.find((each) => each === params.get('tab')) ?? tabs[0]
  return tab === 'mails' ? <MailList onTabChange={open} /> : <ActivityList onTabChange={open} />
}
