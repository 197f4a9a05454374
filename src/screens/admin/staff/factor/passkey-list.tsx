/**
 * An administrator's own passkeys. States: loading, error, ready with or without some. Adding and removing are steps of
 * the section.
 */
import { useEffect, useRef, useState } from 'react'
import { EditIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'

export interface PasskeyRow {
  readonly _id: string
  readonly name: string
  /** ISO 8601 instant. */
  readonly createdAt: string
}

export interface PasskeyListProps {
  /** Undefined while they load. */
  passkeys: readonly PasskeyRow[] | undefined
  onAdd: () => void
  onRename: (id: string, name: string) => void
  onRemove: (passkey: PasskeyRow) => void
}

export function PasskeyList({ passkeys = [], onAdd, onRename, onRemove }: PasskeyListProps) {
  const t = useTranslations('adminAccess')
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <span className="min-w-0 flex-1 basis-44">
          <span className="block">{t('passkeys.title')}</span>
          <small className="block text-a-caption text-text-subtle">{t('passkeys.text')}</small>
        </span>
        <Button variant="outline" size="admin" onClick={onAdd}>
          {t('passkeys.add')}
        </Button>
      </div>
      {passkeys.length > 0 && (
        <ul aria-label={t('passkeys.title')} className="border-t border-border">
          {passkeys.map((passkey) => (
            <Row key={passkey._id} passkey={passkey} onRename={onRename} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps extends Pick<PasskeyListProps, 'onRename' | 'onRemove'> {
  passkey: PasskeyRow
}

function Row({ passkey, onRename, onRemove }: RowProps) {
  const t = useTranslations('adminAccess')
  const format = useFormat()
  const [draft, setDraft] = useState<string>()
  const { _id, name, createdAt } = passkey
  if (draft !== undefined) {
    return (
      <li className="border-b border-border py-2.5">
        <NameForm
          draft={draft}
          onDraft={setDraft}
          onSave={() => {
            if (draft.trim() !== '' && draft !== name) onRename(_id, draft)
            setDraft(undefined)
          }}
        />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2.5 border-b border-border py-2.5">
      <span className="min-w-0 leading-snug">
        <span className="block wrap-anywhere">{name}</span>
        <small className="block text-a-caption text-text-subtle">
          {t('passkeys.added', { date: format.date(createdAt) })}
        </small>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <IconButton
          size="admin"
          icon={EditIcon}
          label={t('passkeys.renameOne', { name })}
          onClick={() => setDraft(name)}
        />
        <Button
          variant="outline"
          size="admin"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={() => onRemove(passkey)}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  )
}

interface NameFormProps {
  draft: string
  onDraft: (draft: string) => void
  onSave: () => void
}

function NameForm({ draft, onDraft, onSave }: NameFormProps) {
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => inputRef.current?.focus(), [])
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Field label={t('passkeys.name')} className="flex-1">
        <Input
          ref={inputRef}
          maxLength={60}
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="admin">
        {common('form.save')}
      </Button>
    </form>
  )
}
