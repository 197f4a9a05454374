import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FactorDemand } from '@/screens/admin/staff/factor/factor-demand'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { getSecondFactor, setSecondFactorDemand } from '@/shop/second-factor/second-factor.client'
import { useAdminApplication } from '../../app/application'
import { saveFailure } from '../../shared/query-states'

const KEY = ['second-factor', 'demand'] as const

/** Whether all administrators need a second factor. */
export function FactorDemandContainer() {
  const { http, queries } = useAdminApplication()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ queryKey: KEY, queryFn: () => getSecondFactor(http) })
  const isRequired = query.data?.isRequired
  const saving = useMutation({
    mutationFn: (proof: OwnProof) =>
      setSecondFactorDemand(http, { isRequired: isRequired !== true, ...proof }),
    onSuccess: () => {
      setOpen(false)
      // Whoever demands it without having one is led to it as well.
      void queries.invalidateQueries({ queryKey: ['verify'] })
      return queries.invalidateQueries({ queryKey: KEY })
    },
  })
  return (
    <FactorDemand
      isRequired={isRequired}
      open={isOpen}
      busy={saving.isPending}
      refusal={saveFailure(saving.error)}
      onOpenChange={(open) => {
        saving.reset()
        setOpen(open)
      }}
      onConfirm={saving.mutate}
    />
  )
}
