import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { MAIL_KINDS, type MailKind, type MailPreview } from '@/shop/mails/mails'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { SegmentedControl } from '@/ui/segmented-control'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'

export interface MailChoice {
  readonly kind: MailKind
  readonly language: Language
  readonly platform: Platform
}

export interface MailPreviewDialogProps {
  choice: MailChoice
  state: ItemState<MailPreview>
  onChoiceChange: (choice: MailChoice) => void
  onRetry: () => void
  onClose: () => void
}

/** A kind of mail as its recipients see it, in every language and as text. */
export function MailPreviewDialog({
  choice,
  state,
  onChoiceChange,
  onRetry,
  onClose,
}: MailPreviewDialogProps) {
  const t = useTranslations('adminActivity')
  const common = useTranslations('admin')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('preview.title')}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <div className="mb-4 grid grid-cols-3 gap-3.5 max-sm:grid-cols-1">
            <Field label={t('mails.columns.kind')}>
              <NativeSelect
                size="admin"
                value={choice.kind}
                onChange={({ target }) => {
                  const kind = MAIL_KINDS.find((each) => each === target.value)
                  if (kind) onChoiceChange({ ...choice, kind })
                }}
              >
                {MAIL_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`mails.kinds.${kind}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t('preview.platform')}>
              <NativeSelect
                size="admin"
                value={choice.platform}
                onChange={({ target }) => {
                  const platform = PLATFORMS.find((each) => each === target.value)
                  if (platform) onChoiceChange({ ...choice, platform })
                }}
              >
                {PLATFORMS.map((platform) => (
                  <option key={platform} value={platform}>
                    {common(`platforms.${platform}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t('preview.language')} group>
              <SegmentedControl
                size="admin"
                full
                value={choice.language}
                options={LANGUAGES.map((value) => ({ value, label: t(`preview.languages.${value}`) }))}
                onValueChange={(language) => onChoiceChange({ ...choice, language })}
              />
            </Field>
          </div>
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
        </DialogBody>
      </DialogContent>
    </Dialog>
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
