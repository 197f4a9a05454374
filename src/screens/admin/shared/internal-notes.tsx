import { useState } from 'react'
import { useFormat } from '@/i18n'
import type { Permission } from '@/shop/roles/permissions'
import { fields, textOr } from '@/shop/shared/stored'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { useDiscardQuestion, DiscardQuestion } from './forms/discard-question'
import type { DraftStorage } from './forms/draft-storage'
import { May } from './permissions'

interface InternalNote {
  readonly text: string
  readonly author: string
  /** ISO 8601 instant. */
  readonly at: string
}

interface InternalNotesProps {
  notes: readonly InternalNote[]
  /** Who may add one. */
  needs: Permission
  texts: { readonly none: string; readonly label: string; readonly add: string }
  saving: boolean
  /** Keeps what is typed when the session ends. */
  draft?: DraftStorage | undefined
  onAdd: (text: string) => void
}

/** Notes of the shop's people to each other. Remounted after each added note to clear the field. */
export function InternalNotes({ notes, needs, texts, saving, draft, onAdd }: InternalNotesProps) {
  const format = useFormat()
  const [text, setText] = useState(() => textOr(fields(fields(draft?.read()).typed).text, ''))
  const { question } = useDiscardQuestion(text.trim() !== '', draft?.clear)
  return (
    <div className="grid gap-3">
      {notes.length === 0 ? (
        <p className="text-text-muted">{texts.none}</p>
      ) : (
        <ul className="grid gap-2.5">
          {notes.map((note) => (
            <li key={`${note.at}-${note.text}`}>
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-a-caption text-text-subtle">
                {format.date(note.at, 'time')}, {note.author}
              </p>
            </li>
          ))}
        </ul>
      )}
      <May needs={needs}>
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (!saving && text.trim() !== '') onAdd(text.trim())
          }}
        >
          <Field label={texts.label} size="admin" disabled={saving}>
            <Textarea
              rows={2}
              maxLength={2000}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                if (target.value.trim() === '') draft?.clear()
                else draft?.write({ typed: { text: target.value }, before: {} })
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="outline"
            size="admin"
            loading={saving}
            disabled={text.trim() === ''}
            className="justify-self-start"
          >
            {texts.add}
          </Button>
        </form>
      </May>
      <DiscardQuestion {...question} />
    </div>
  )
}
