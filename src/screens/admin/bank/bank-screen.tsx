/** Bank file. States: choosing (optionally with a problem), reading, columns of a CSV file, ready (optionally settling). */
import { useState } from 'react'
import { UploadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { SettledFile } from '@/shop/bank-statements/bank-statements'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { Progress } from '@/ui/progress'
import { Textarea } from '@/ui/textarea'
import { UploadZone } from '@/ui/upload-zone'
import { Panel } from '../shared/panel'
import { useNamedTime } from '../shared/use-named-time'
import { ScreenHeader } from '../shared/screen-header'
import { BankColumnsForm } from './bank-columns-form'
import { BankEntries } from './bank-entries'
import { BankSummary } from './bank-summary'
import type { BankActions, BankState } from './bank-types'

interface BankScreenProps extends BankActions {
  state: BankState
  /** The last ones of which entries were settled. */
  files: readonly SettledFile[]
}

/** A bank's file, whose payments are matched with orders and settled by one press. */
export function BankScreen({ state, files, ...actions }: BankScreenProps) {
  const t = useTranslations('adminBank')
  // Kept while it is read, so that a refusal leaves it in its field.
  const [pasted, setPasted] = useState('')
  return (
    <>
      <ScreenHeader title={t('title')} subtitle={subtitleOf(state) ?? t('subtitle')}>
        {(state.status === 'ready' || state.status === 'columns') && (
          <Button
            variant="outline"
            size="admin"
            disabled={state.status === 'ready' && state.settling !== undefined}
            onClick={() => {
              setPasted('')
              actions.onRestart()
            }}
          >
            <UploadIcon size="s" />
            {t('another')}
          </Button>
        )}
      </ScreenHeader>
      {state.status === 'choosing' && (
        <div className="grid gap-4">
          <FileChoice state={state} onFile={actions.onFile} pasted={pasted} onPaste={setPasted} />
          {files.length > 0 && <LastFiles files={files} />}
        </div>
      )}
      {state.status === 'reading' && (
        <Panel className="grid gap-3 px-6 py-10">
          <p role="status">{t('reading', { name: state.fileName })}</p>
          <Progress label={t('reading', { name: state.fileName })} />
        </Panel>
      )}
      {state.status === 'columns' && <BankColumnsForm table={state.table} onSubmit={actions.onColumns} />}
      {state.status === 'ready' && (
        <div className="grid gap-4">
          <BankSummary file={state.file} {...actions} />
          <BankEntries key={state.file.name} state={state} onSettle={actions.onSettle} />
        </div>
      )}
    </>
  )
}

function subtitleOf(state: BankState) {
  if (state.status === 'choosing') return undefined
  const name = state.status === 'ready' ? state.file.name : state.fileName
  return <span className="wrap-anywhere">{name}</span>
}

interface PastedStatementProps extends Pick<BankActions, 'onFile'> {
  pasted: string
  onPaste: (text: string) => void
}

interface FileChoiceProps extends PastedStatementProps {
  state: Extract<BankState, { status: 'choosing' }>
}
function FileChoice({ state: { problem, message }, onFile, ...pasting }: FileChoiceProps) {
  const t = useTranslations('adminBank')
  return (
    <Panel className="grid gap-4 px-4.5 py-6">
      {problem && (
        <Note tone="danger" size="admin" role="alert">
          {message || t(`problems.${problem}`)}
        </Note>
      )}
      <UploadZone
        multiple={false}
        role="group"
        aria-label={t('drop')}
        hint={t('dropHint')}
        onFiles={([file]) => file && onFile(file)}
        className="bg-soft py-10"
      />
      <PastedStatement onFile={onFile} {...pasting} />
      <p className="text-a-small text-text-subtle">{t('nothingWritten')}</p>
    </Panel>
  )
}

/** The same one changes nothing when it comes again; this list says which have been. */
function LastFiles({ files }: Pick<BankScreenProps, 'files'>) {
  const t = useTranslations('adminBank')
  const named = useNamedTime()
  return (
    <Panel title={t('files.title')} aria-label={t('files.title')}>
      <ul>
        {files.map(({ id, name, account, entries, settled, settledAt, by }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border px-4.5 py-2.5 last:border-b-0"
          >
            <span className="min-w-0 leading-snug">
              <b className="block font-medium wrap-anywhere">{name || t('paste.name')}</b>
              <small className="block text-a-caption text-text-subtle">
                {[account, named(settledAt), by].filter(Boolean).join(' · ')}
              </small>
            </span>
            <span className="text-a-small text-text-muted tabular-nums">
              {t('files.settled', { settled, entries })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What was copied from the bank is read like a file of it. */
function PastedStatement({ pasted, onPaste, onFile }: PastedStatementProps) {
  const t = useTranslations('adminBank')
  const [missing, setMissing] = useState(false)
  return (
    <form
      noValidate
      aria-label={t('paste.label')}
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(pasted.trim() === '')
        if (pasted.trim() !== '') onFile(new File([pasted], t('paste.name'), { type: 'text/plain' }))
      }}
    >
      <Field
        size="admin"
        label={t('paste.label')}
        hint={t('paste.hint')}
        error={missing ? t('paste.required') : undefined}
        className="w-full"
      >
        <Textarea
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={pasted}
          onChange={({ target }) => {
            setMissing(false)
            onPaste(target.value)
          }}
        />
      </Field>
      <Button type="submit" variant="outline" size="admin">
        {t('paste.read')}
      </Button>
    </form>
  )
}
