import { skipToken, useQuery } from '@tanstack/react-query'
import { getPriceMails, setPriceMails } from '@/shop/mail-consents/mail-consents.client'
import { PriceMails } from '@/screens/storefront/account/price-mails'
import { useSaving } from '../account/use-saving'
import { useApplication } from '../application'
import { toQueryState } from '../query-state'
import { useOwner } from '../session/use-owner'

/** Whether the customer wants mails about wishes that become cheaper. */
export default function PriceMailsContainer() {
  const { http, queries } = useApplication()
  const { owner, signedIn } = useOwner()
  const queryKey = ['account', owner, 'price-mails']
  const query = useQuery({ queryKey, queryFn: signedIn ? () => getPriceMails(http) : skipToken })
  const [save, change] = useSaving(async (wanted: boolean) => {
    queries.setQueryData(queryKey, await setPriceMails(http, wanted))
  })
  const known = toQueryState(query)
  return (
    <PriceMails
      state={known.status === 'ready' ? { status: 'ready', priceMails: known.data } : known}
      save={save}
      onChange={change}
      onRetry={() => void query.refetch()}
    />
  )
}
