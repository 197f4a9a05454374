import { useState } from 'react'
import { useWatch, type FieldErrors } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { MAX_WORDS, synonymsForm, type Synonyms, type SynonymsRecord } from '@/shop/synonyms/synonyms'
import { ControlSizeProvider } from '@/ui/control-size'
import { FieldError } from '@/ui/field-texts'
import { SegmentedControl } from '@/ui/segmented-control'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { SaveErrorNote } from '../shared/forms/form-notes'
import { SaveBar } from '../shared/forms/page-form'
import { errorOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useConflictQuestion } from '../shared/forms/use-conflict-question'
import { Panel } from '../shared/panel'
import { useMay } from '../shared/permissions'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { GroupList } from './group-list'

/** State of saving the form. */
export interface SynonymsSaving {
  readonly saving?: boolean
  readonly saveError?: { readonly status: 'stale' | 'failed'; readonly message?: string }
  readonly draft?: DraftStorage
}

interface SynonymsFormProps extends SynonymsSaving {
  record: SynonymsRecord
  onSave: (synonyms: Synonyms) => void
  /** Refetches the stored groups and keeps unsaved input. */
  onReload: () => void
}

/** A group of each language, for a draft where there was none. */
const ITEMS = { de: [''], tr: [''], en: [''] }

const copyOf = ({ de, tr, en }: Synonyms) => ({
  de: de.map((group) => [...group]),
  tr: tr.map((group) => [...group]),
  en: en.map((group) => [...group]),
})
type Values = ReturnType<typeof copyOf>

const firstWithError = (errors: FieldErrors<Values>): Language | undefined =>
  LANGUAGES.find((language) => errors[language] !== undefined)

/** Groups of one language at a time; unsaved input is persisted until it is saved or discarded. */
export function SynonymsForm({
  record,
  saving = false,
  saveError,
  draft,
  onSave,
  onReload,
}: SynonymsFormProps) {
  const t = useTranslations('adminSynonyms')
  const withReason = useMessageWithReason()
  const readOnly = !useMay('catalogue.write')
  const [language, setLanguage] = useState<Language>('de')
  const problems = {
    required: t('problems.tooFew'),
    tooSmall: t('problems.tooFew'),
    tooMany: t('problems.tooMany', { maximum: MAX_WORDS }),
    taken: t('problems.taken'),
    invalid: t('problems.word'),
    tooShort: t('problems.word'),
  }
  const stored = copyOf(record.synonyms)
  const form = useAdminForm({
    schema: synonymsForm,
    defaultValues: stored,
    texts: { de: problems, tr: problems, en: problems },
  })
  const { errors, isDirty } = form.formState
  const kept = useStoredDraft(form, stored, draft, { record, items: ITEMS })
  const conflict = useConflictQuestion(kept, ConflictQuestion)
  const { question } = useDiscardQuestion(isDirty, kept.clear)
  const groups = useWatch({ control: form.control, name: language })
  const handleChange = (next: string[][]) => {
    form.clearErrors(language)
    form.setValue(language, next, { shouldDirty: true })
  }
  const ofAll = Array.isArray(errors[language]) ? undefined : errorOf(errors, language)
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        aria-label={t('title')}
        className="grid gap-4"
        onSubmit={(event) => {
          if (saving || conflict.asking) event.preventDefault()
          if (conflict.asking) conflict.ask()
          else if (!saving)
            submitOf(form.handleSubmit, onSave, (found) => setLanguage(firstWithError(found) ?? language))(
              event,
            )
        }}
      >
        <Panel
          title={t('groups')}
          aside={
            <SegmentedControl
              size="admin"
              aria-label={t('language')}
              options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={language}
              onValueChange={setLanguage}
            />
          }
        >
          <div className="grid gap-3.5 p-4.5">
            <p className="text-a-small text-text-muted">{t('hint')}</p>
            {conflict.note()}
            <GroupList
              key={language}
              language={language}
              groups={groups}
              readOnly={readOnly}
              errorOf={(index) => errorOf(errors, `${language}.${index}`)}
              onChange={handleChange}
            />
            {ofAll && <FieldError size="admin">{ofAll}</FieldError>}
            {saveError && (
              <SaveErrorNote onReload={saveError.status === 'stale' ? onReload : undefined}>
                {withReason(t('saveFailed'), saveError.message)}
              </SaveErrorNote>
            )}
          </div>
        </Panel>
        {!readOnly && <SaveBar label={t('save')} saving={saving} dirty={isDirty} />}
      </form>
      <DiscardQuestion {...question} />
    </ControlSizeProvider>
  )
}
