import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailPreviewDialog, type MailChoice } from '@/screens/admin/activity/mail-preview-dialog'
import { previewMail } from '@/shop/mails/mails.client'
import { useHttp } from '../../app/application'
import { itemState } from '../../shared/query-states'

const FIRST: MailChoice = { kind: 'placed', language: 'de', platform: 'germany' }

/** Read anew at each opening. */
export default function MailPreviewContainer({ onClose }: { onClose: () => void }) {
  const http = useHttp()
  const [choice, setChoice] = useState(FIRST)
  const mail = useQuery({
    queryKey: ['mails', 'preview', choice],
    queryFn: () => previewMail(http, choice),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <MailPreviewDialog
      choice={choice}
      state={itemState(mail)}
      onChoiceChange={setChoice}
      onRetry={() => void mail.refetch()}
      onClose={onClose}
    />
  )
}
