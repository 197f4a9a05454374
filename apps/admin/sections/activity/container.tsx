import { useSearchParams } from 'react-router-dom'
import type { RecordTab } from '@/screens/admin/activity/activity-types'
import { BY_SECTION } from '../../app/leave-guard'
import { ActivityList } from './activity-list'
import { MailList } from './mail-list'

/** Two lists with separate filters. */
export default function ActivityContainer() {
  const [params, setParams] = useSearchParams()
  const open = (tab: RecordTab) =>
    setParams(tab === 'mails' ? { section: 'activity', tab } : { section: 'activity' }, { state: BY_SECTION })
  return params.get('tab') === 'mails' ? <MailList onTabChange={open} /> : <ActivityList onTabChange={open} />
}
