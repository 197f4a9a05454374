import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clearDemo, getDemo, getDemoStatement } from '@/shop/demo/demo.client'
import { DemoPanel } from '@/screens/admin/shop/demo-panel'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { datedName } from '../../shared/save-file'

const KEY = ['demo'] as const

/** Nothing in a shop without made-up orders. */
export function DemoContainer() {
  const http = useHttp()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data: demo } = useQuery({ queryKey: KEY, queryFn: () => getDemo(http) })
  const clearing = useMutation({
    mutationFn: (others: number) => clearDemo(http, others),
    // Everything that was read showed these orders.
    onSuccess: () => queries.invalidateQueries(),
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
    onSettled: () => setAsking(false),
  })
  const statement = useMutation({
    mutationFn: async () => {
      const file = new Blob([await getDemoStatement(http)], { type: 'application/xml' })
      saveFile(datedName('camt053-ornek', 'xml'), file)
    },
  })
  if (!demo) return null
  return (
    <DemoPanel
      {...demo}
      asking={asking}
      clearing={clearing.isPending}
      {...((clearing.isError || statement.isError) && { failed: clearing.isError ? 'clear' : 'statement' })}
      onAsk={() => {
        clearing.reset()
        setAsking(true)
      }}
      onCancel={() => setAsking(false)}
      onClear={() => clearing.mutate(demo.others)}
      onStatement={() => statement.mutate()}
    />
  )
}
