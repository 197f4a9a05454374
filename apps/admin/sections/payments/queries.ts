import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPaymentSettings, updatePaymentSettings } from '@/shop/payments/payments.client'
import type { PaymentSettings } from '@/shop/payments/payments'
import type { PaymentBlock, PaymentPlatform } from '@/screens/admin/payments/payment-types'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { useDraftStorage } from '../../app/draft-storage'
import { useHttp } from '../../app/application'
import { isRefusal, isStale, itemState, refusedLoadMessage, saveFailure } from '../../shared/query-states'
import { reloadRefused } from '../../shared/reload-refused'

/** Fetched when opened and after saving; never refetched while the form is being edited. */
function useSettings(platform: PaymentPlatform) {
  const http = useHttp()
  return useQuery({
    queryKey: ['payment-settings', platform],
    queryFn: () => getPaymentSettings(http, platform),
    staleTime: Infinity,
    gcTime: 0,
  })
}

interface PaymentSave {
  readonly settings: PaymentSettings
  readonly proof: OwnProof
}

/** Settings of one platform, which are saved separately. */
export function usePaymentBlock(platform: PaymentPlatform) {
  const http = useHttp()
  const queries = useQueryClient()
  const settings = useSettings(platform)
  const draft = useDraftStorage('payment', platform)
  const [saved, setSaved] = useState(false)
  const saving = useMutation({
    mutationFn: ({ settings, proof }: PaymentSave) => updatePaymentSettings(http, settings, proof),
    onMutate: () => setSaved(false),
    onSuccess: (answer) => {
      draft.clear()
      queries.setQueryData(['payment-settings', platform], answer)
      setSaved(true)
    },
  })
  const block: PaymentBlock = {
    state: itemState(settings),
    saving: saving.isPending,
    saved,
    draft,
    ...(saving.isError && {
      saveError: {
        status: isStale(saving.error) ? 'stale' : isRefusal(saving.error) ? 'refused' : 'failed',
        message: refusedLoadMessage(saving.error),
        fieldErrors: saveFailure(saving.error).fieldErrors,
      },
    }),
  }
  return {
    block,
    save: saving.mutate,
    retry: () => void reloadRefused(settings, saving),
    endSaved: () => setSaved(false),
  }
}
