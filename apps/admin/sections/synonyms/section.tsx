import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SynonymsScreen } from '@/screens/admin/synonyms/synonyms-screen'
import type { Synonyms } from '@/shop/synonyms/synonyms'
import { getSynonyms, updateSynonyms } from '@/shop/synonyms/synonyms.client'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { isStale, itemState, refusedLoadMessage } from '../../shared/query-states'
import { reloadRefused } from '../../shared/reload-refused'

const KEY = ['synonyms'] as const

export default function SynonymsSection() {
  const http = useHttp()
  const queries = useQueryClient()
  const draft = useDraftStorage('synonyms', 'all')
  const [saved, setSaved] = useState(false)
  // Fetched when opened and after saving; never refetched while the form is being edited.
  const record = useQuery({
    queryKey: KEY,
    queryFn: () => getSynonyms(http),
    staleTime: Infinity,
    gcTime: 0,
  })
  const updatedAt = record.data?.updatedAt ?? null
  const saving = useMutation({
    mutationFn: ({ de, tr, en }: Synonyms) => {
      const groups = (list: Synonyms['de']) => list.map((group) => [...group])
      return updateSynonyms(http, {
        synonyms: { de: groups(de), tr: groups(tr), en: groups(en) },
        updatedAt,
      })
    },
    onMutate: () => setSaved(false),
    onSuccess: (answer) => {
      draft.clear()
      queries.setQueryData(KEY, answer)
      setSaved(true)
    },
  })
  return (
    <SynonymsScreen
      state={itemState(record)}
      saving={saving.isPending}
      saved={saved}
      draft={draft}
      {...(saving.isError && {
        saveError: {
          status: isStale(saving.error) ? 'stale' : 'failed',
          message: refusedLoadMessage(saving.error),
        },
      })}
      onSave={saving.mutate}
      onRetry={() => void reloadRefused(record, saving)}
      onSavedEnd={() => setSaved(false)}
    />
  )
}
