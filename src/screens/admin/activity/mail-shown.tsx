import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { MailPreview } from '@/shop/mails/mails'
import { Note } from '@/ui/note'
import { SegmentedControl } from '@/ui/segmented-control'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'

interface ShownMailProps {
  state: ItemState<MailPreview>
  /** Why it still shows what was typed before. */
  behind?: string | undefined
  onRetry: () => void
}

/** A mail as its recipients see it. */
export function ShownMail({ state, behind, onRetry }: ShownMailProps) {
  const t = useTranslations('adminActivity')
  return (
    <>
      {behind !== undefined && (
        <Note size="admin" role="status" className="mb-3">
          {t('texts.behind', { reason: behind })}
        </Note>
      )}
      <ItemBody
        state={state}
        loading={
          <LoadingRegion className="grid gap-4">
            <Skeleton className="w-2/3" />
            <Skeleton className="h-100 w-full" />
          </LoadingRegion>
        }
        errorTitle={t('preview.loadFailed')}
        onRetry={onRetry}
      >
        {(mail) => <Shown {...mail} />}
      </ItemBody>
    </>
  )
}

const WAYS = ['wide', 'narrow', 'text'] as const
const WIDTHS = { wide: 600, narrow: 320 } as const

function Shown({ subject, html, text, orderNumber }: MailPreview) {
  const t = useTranslations('adminActivity')
  const [way, setWay] = useState<(typeof WAYS)[number]>('wide')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-a-caption text-text-subtle">
            {orderNumber === null ? t('preview.sample') : t('preview.ofOrder', { order: orderNumber })}
          </span>
          <b className="font-semibold wrap-anywhere">{subject}</b>
        </p>
        <SegmentedControl
          size="admin"
          aria-label={t('preview.way')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`preview.ways.${value}`) }))}
          onValueChange={setWay}
        />
      </div>
      {way === 'text' ? (
        <pre className="min-h-60 rounded-s border border-border p-4 font-sans wrap-anywhere whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        // Neither scripts nor forms nor the back office's data are within its reach.
        <iframe
          sandbox=""
          title={subject}
          srcDoc={html}
          style={{ width: WIDTHS[way] }}
          className="mx-auto block h-120 max-h-[60dvh] max-w-full rounded-s border border-border"
        />
      )}
    </>
  )
}
