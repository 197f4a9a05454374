/**
 * The shop's own texts of a kind of mail beside the mail that they make. States: loading, error, ready (optionally
 * changed, refused at a field, changed elsewhere, saving, saved, or tried by a test mail).
 */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import {
  mailTextsForm,
  TEXT_IDS,
  TEXT_KINDS,
  type MailText,
  type MailTexts,
  type MailTextsRecord,
  type TextId,
  type TextKind,
} from '@/shop/mails/mail-texts'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { DiscardQuestion } from '../shared/forms/discard-question'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { MailChoiceFields, type MailChoice } from './mail-choice-fields'
import { MailTextField, RESET } from './mail-text-field'

/** What became of the last test mail: who gets it, or why nobody does. */
export type TestMail =
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly recipient: string }
  | { readonly status: 'failed'; readonly message: string | undefined }

export interface MailTextsDialogProps {
  choice: MailChoice<TextKind>
  state: ItemState<MailTextsRecord>
  /** `ShownMail` with what is typed. */
  mail: ReactNode
  saving?: boolean
  saved?: boolean
  refusal?: SaveRefusal
  draft?: DraftStorage
  test?: TestMail
  onChoiceChange: (choice: MailChoice<TextKind>) => void
  onTyped: (texts: MailTexts) => void
  /** The mail is to be one in which this text stands. */
  onShow: (id: TextId) => void
  onSave: (texts: MailTexts) => void
  onTest: (texts: MailTexts) => void
  /** Refetches the stored texts and keeps unsaved input. */
  onRetry: () => void
  onClose: () => void
}

const NONE: readonly MailText[] = []
const NO_REFUSAL: SaveRefusal = {}

const valuesOf = (texts: readonly MailText[]): MailTexts =>
  Object.fromEntries(texts.map(({ id, own, standard }) => [id, own ?? standard]))

export function MailTextsDialog(props: MailTextsDialogProps) {
  const { choice, state, saving = false, saved = false, test, onTyped, onRetry } = props
  const t = useTranslations('adminActivity')
  const withReason = useMessageWithReason()
  const record = state.status === 'ready' ? state.item : undefined
  const texts = record?.texts ?? NONE
  const stored = valuesOf(texts)
  const required = { required: t('texts.required') }
  const form = useAdminForm({
    schema: mailTextsForm,
    defaultValues: stored,
    texts: Object.fromEntries(TEXT_IDS.map((id) => [id, required])),
  })
  const { errors, isDirty } = form.formState
  const kept = useStoredDraft(form, stored, props.draft, { record })
  const { refusal = NO_REFUSAL } = props
  const error = useServerErrors(form, refusal, { fallback: t('texts.saveFailed') })
  const typed = useWatch({ control: form.control })
  const tell = useEffectEvent(onTyped)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  )
  /** Chosen over unsaved changes. */
  const [asked, setAsked] = useState<MailChoice<TextKind>>()
  const field = fieldsOfSchema(form)
  const set = (id: MailText['id'], value: string) => {
    form.clearErrors(id)
    form.setValue(id, value, { shouldDirty: true })
  }
  const isOwn = texts.some(({ id, standard }) => typed[id] !== standard)
  return (
    <FormDialog
      title={t('texts.title')}
      size="full"
      submitLabel={t('texts.save')}
      submitting={saving}
      dirty={isDirty}
      draft={kept}
      conflictQuestion={ConflictQuestion}
      {...(error !== undefined && { error: withReason(t('texts.saveFailed'), error) })}
      {...(refusal.stale && { onReload: onRetry })}
      readOnly={!record}
      foot={
        saved &&
        !isDirty && (
          <span role="status" className="min-w-0 text-success-fg">
            {t('texts.saved')}
          </span>
        )
      }
      onSubmit={submitOf(form.handleSubmit, props.onSave)}
      onClose={props.onClose}
    >
      <MailChoiceFields
        kinds={TEXT_KINDS}
        choice={choice}
        ofTexts
        onChange={isDirty ? setAsked : props.onChoiceChange}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <ItemBody
          state={state}
          loading={
            <LoadingRegion className="grid content-start gap-4">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-20 w-full" />
            </LoadingRegion>
          }
          errorTitle={t('texts.loadFailed')}
          onRetry={onRetry}
        >
          {() => (
            <div className="grid content-start gap-4">
              <p className="text-a-small text-text-muted">{t('texts.hint')}</p>
              {texts.map((text) => (
                <MailTextField
                  key={text.id}
                  text={text}
                  value={typed[text.id]}
                  lang={choice.language}
                  error={errorOf(errors, text.id)}
                  field={field(text.id)}
                  onChange={(value) => set(text.id, value)}
                  onFocus={() => props.onShow(text.id)}
                />
              ))}
              {isOwn && (
                <button
                  type="button"
                  className={RESET}
                  onClick={() => texts.forEach(({ id, standard }) => set(id, standard))}
                >
                  {t('texts.resetAll')}
                </button>
              )}
            </div>
          )}
        </ItemBody>
        <div className="min-w-0 self-start lg:sticky lg:top-0">
          {props.mail}
          {record && <Test test={test} onPress={() => void form.handleSubmit(props.onTest)()} />}
        </div>
      </div>
      <DiscardQuestion
        open={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          kept.reset()
          if (asked) props.onChoiceChange(asked)
        }}
      />
    </FormDialog>
  )
}

function Test({ test, onPress }: { test: TestMail | undefined; onPress: () => void }) {
  const t = useTranslations('adminActivity')
  const withReason = useMessageWithReason()
  return (
    <div className="mt-3 grid gap-3">
      {test?.status === 'sent' && (
        <Note tone="success" size="admin" role="status">
          {t('texts.tested', { recipient: test.recipient })}
        </Note>
      )}
      {test?.status === 'failed' && (
        <Note tone="danger" size="admin" role="alert">
          {withReason(t('texts.testFailed'), test.message)}
        </Note>
      )}
      <Button
        variant="outline"
        size="admin"
        className="justify-self-start"
        loading={test?.status === 'sending'}
        onClick={onPress}
      >
        {t('texts.test')}
      </Button>
    </div>
  )
}
