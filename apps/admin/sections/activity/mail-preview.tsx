import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailChoice } from '@/screens/admin/activity/mail-choice-fields'
import { MailPreviewDialog } from '@/screens/admin/activity/mail-preview-dialog'
import { isTextKind } from '@/shop/mails/mail-texts'
import { previewMail } from '@/shop/mails/mails.client'
import { useHttp } from '../../app/application'
import { itemState } from '../../shared/query-states'
import { MailTextsContainer } from './mail-texts'
import { PREVIEW } from './queries'

const FIRST: MailChoice = { kind: 'placed', language: 'de', platform: 'germany' }

/** Read anew at each opening. */
export default function MailPreviewContainer({ onClose }: { onClose: () => void }) {
  const http = useHttp()
  const [choice, setChoice] = useState(FIRST)
  const [isEditing, setEditing] = useState(false)
  const mail = useQuery({
    queryKey: [...PREVIEW, choice],
    queryFn: () => previewMail(http, choice),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { kind } = choice
  if (isEditing && isTextKind(kind))
    return (
      <MailTextsContainer
        first={{ ...choice, kind }}
        onClose={(last) => {
          const shown = last.kind === 'every' ? 'placed' : last.kind
          setChoice({ ...last, kind: shown })
          setEditing(false)
        }}
      />
    )
  return (
    <MailPreviewDialog
      choice={choice}
      state={itemState(mail)}
      onChoiceChange={setChoice}
      onEdit={() => setEditing(true)}
      onRetry={() => void mail.refetch()}
      onClose={onClose}
    />
  )
}
