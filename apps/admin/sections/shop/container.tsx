import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getShopDetails, getShopVersion, updateShopDetails } from '@/shop/shop-details/shop.client'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { ShopScreen } from '@/screens/admin/shop/shop-screen'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { isRefusal, isStale, itemState, refusedLoadMessage } from '../../shared/query-states'
import { DemoContainer } from './demo'
import { reloadRefused } from '../../shared/reload-refused'

const KEY = ['shop-details'] as const

export default function ShopContainer() {
  const http = useHttp()
  const queries = useQueryClient()
  const draft = useDraftStorage('shop', 'details')
  const [saved, setSaved] = useState(false)
  // Fetched when opened and after saving; never refetched while the form is being edited.
  const details = useQuery({
    queryKey: KEY,
    queryFn: () => getShopDetails(http),
    staleTime: Infinity,
    gcTime: 0,
  })
  const version = details.data?.version ?? 0
  const restoring = useMutation({
    mutationFn: async (number: number) => ({ version: number, details: await getShopVersion(http, number) }),
  })
  const saving = useMutation({
    mutationFn: (input: ShopDetails) => updateShopDetails(http, input, version),
    onMutate: () => setSaved(false),
    onSuccess: (answer) => {
      draft.clear()
      restoring.reset()
      queries.setQueryData(KEY, answer)
      setSaved(true)
    },
  })
  return (
    <ShopScreen
      state={itemState(details)}
      saving={saving.isPending}
      saved={saved}
      draft={draft}
      restoring={restoring.isPending ? restoring.variables : undefined}
      restored={restoring.data}
      restoreFailed={restoring.isError}
      {...(saving.isError && {
        saveError: {
          status: isStale(saving.error) ? 'stale' : isRefusal(saving.error) ? 'refused' : 'failed',
          message: refusedLoadMessage(saving.error),
        },
      })}
      onSave={saving.mutate}
      onRestore={restoring.mutate}
      onRetry={() => void reloadRefused(details, saving)}
      onSavedEnd={() => setSaved(false)}
      demo={<DemoContainer />}
    />
  )
}
