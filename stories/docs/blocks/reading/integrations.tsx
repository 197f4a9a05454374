import { API_KEY_PERMISSIONS } from '@/shop/api-keys/api-keys'
import { EVENT_NEEDS } from '@/shop/webhooks/webhook-events'
import { SAMPLE_PAYLOADS } from '@/shop/webhooks/webhook-payloads'
import { RETRY_PAUSES } from '@/shop/webhooks/webhooks'
import { Code } from '../component/code'
import { SimpleTable } from './simple-table'

const pauseText = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`

export const RetryTable = () => (
  <SimpleTable
    head={['Attempt', 'After a pause of']}
    rows={[
      ['1', 'none, within seconds'],
      ...RETRY_PAUSES.map((seconds, at) => [String(at + 2), pauseText(seconds)]),
    ]}
  />
)

export const EventTable = () => (
  <SimpleTable head={['Event', 'What its maker has to be allowed']} rows={Object.entries(EVENT_NEEDS)} />
)

/** A body of each event. */
export const EventSamples = () =>
  Object.values(SAMPLE_PAYLOADS).map((payload) => (
    <Code key={payload.type} language="json" code={JSON.stringify(payload, null, 2)} />
  ))

export const KeyPermissions = () => (
  <SimpleTable head={['Permission']} rows={API_KEY_PERMISSIONS.map((each) => [each])} />
)
