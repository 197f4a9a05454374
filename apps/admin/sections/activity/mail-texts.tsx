import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '@/client'
import type { MailChoice } from '@/screens/admin/activity/mail-choice-fields'
import { ShownMail } from '@/screens/admin/activity/mail-shown'
import { MailTextsDialog, type TestMail } from '@/screens/admin/activity/mail-texts-dialog'
import type { MailPreview } from '@/shop/mails/mails'
import {
  textPlatform,
  type MailTexts,
  type TextId,
  type TextKind,
  type TextsKey,
} from '@/shop/mails/mail-texts'
import { getMailTexts, previewMail, sendTestMail, updateMailTexts } from '@/shop/mails/mails.client'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { itemState, refusedLoadMessage, saveFailure } from '../../shared/query-states'
import { reloadRefused } from '../../shared/reload-refused'
import { usePaused } from '../../shared/use-paused'
import { PREVIEW } from './queries'

interface Typed {
  /** Of these texts. */
  readonly key: string
  readonly texts: MailTexts
}

/** The first reason why texts cannot be sent; other failures have none. */
const reasonOf = (error: unknown): string | undefined =>
  isFailure(error) ? (error.errors[0]?.msg ?? refusedLoadMessage(error)) : undefined

/** The mail as it is typed; while that cannot be sent, as it was before. */
function useTypedMail(choice: MailChoice<TextKind>, typed: Typed | undefined, key: string) {
  const http = useHttp()
  const [shows, setShows] = useState<{ readonly key: string; readonly id: TextId }>()
  const shown = shows?.key === key ? shows.id : undefined
  const [last, setLast] = useState<MailPreview>()
  const paused = usePaused(typed)
  const texts = paused?.key === key ? paused.texts : undefined
  const mail = useQuery({
    queryKey: [...PREVIEW, choice, texts, shown],
    queryFn: () => previewMail(http, { ...choice, ...(texts && { texts }), ...(shown && { shows: shown }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (mail.data && mail.data !== last) setLast(mail.data)
  const behind = last && mail.isError ? reasonOf(mail.error) : undefined
  return {
    mail: (
      <ShownMail
        state={last && behind !== undefined ? { status: 'ready', item: last } : itemState(mail)}
        behind={behind}
        onRetry={() => void mail.refetch()}
      />
    ),
    onShow: (id: TextId) => setShows({ key, id }),
  }
}

interface MailTextsContainerProps {
  first: MailChoice<TextKind>
  /** Called with what was shown last. */
  onClose: (last: MailChoice<TextKind>) => void
}

export function MailTextsContainer({ first, onClose }: MailTextsContainerProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const [choice, setChoice] = useState(first)
  const { kind, language } = choice
  const of: TextsKey = { kind, language, platform: textPlatform(kind, choice.platform) }
  const id = Object.values(of).join(':')
  const queryKey = ['mail-texts', id]
  const draft = useDraftStorage('mailTexts', id)
  const [typed, setTyped] = useState<Typed>()
  const [saved, setSaved] = useState(false)
  const mail = useTypedMail(choice, typed, id)
  // Fetched when opened and after saving; never refetched while the form is being edited.
  const record = useQuery({ queryKey, queryFn: () => getMailTexts(http, of), staleTime: Infinity, gcTime: 0 })
  const updatedAt = record.data?.updatedAt ?? null
  const saving = useMutation({
    mutationFn: (texts: MailTexts) => updateMailTexts(http, { ...of, texts, updatedAt }),
    onMutate: () => setSaved(false),
    onSuccess: (answer) => {
      draft.clear()
      queries.setQueryData(queryKey, answer)
      setSaved(true)
      void queries.invalidateQueries({ queryKey: PREVIEW })
    },
  })
  const testing = useMutation({
    mutationFn: (texts: MailTexts) => sendTestMail(http, of, texts),
    onMutate: () => setSaved(false),
  })
  const test: TestMail | undefined = testing.isPending
    ? { status: 'sending' }
    : testing.isSuccess
      ? { status: 'sent', recipient: testing.data }
      : testing.isError
        ? { status: 'failed', message: reasonOf(testing.error) }
        : undefined
  return (
    <MailTextsDialog
      choice={choice}
      state={itemState(record)}
      {...mail}
      saving={saving.isPending}
      saved={saved}
      refusal={saveFailure(saving.error)}
      draft={draft}
      test={test}
      onChoiceChange={(next) => {
        setChoice(next)
        setSaved(false)
        saving.reset()
        testing.reset()
      }}
      onTyped={(texts) => setTyped({ key: id, texts })}
      onSave={(texts) => {
        testing.reset()
        saving.mutate(texts)
      }}
      onTest={testing.mutate}
      onRetry={() => void reloadRefused(record, saving)}
      onClose={() => onClose(choice)}
    />
  )
}
