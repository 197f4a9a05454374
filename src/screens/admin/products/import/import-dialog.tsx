import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { Note } from '@/ui/note'
import { Progress } from '@/ui/progress'
import { UploadZone } from '@/ui/upload-zone'
import { sheetOnPhone } from '../../shared/forms/modal-styles'
import { ImportPreview } from './import-preview'
import type { ImportActions, ImportState } from './import-types'

interface ImportDialogProps extends ImportActions {
  state: ImportState
}

/** Product import: select a file, validate, preview changes, save all or none. */
export function ImportDialog({ state, onClose, ...actions }: ImportDialogProps) {
  const t = useTranslations('adminProductWork')
  const common = useTranslations('admin')
  const storing = state.status === 'working' && state.step === 'storing'
  return (
    <Dialog open onOpenChange={(open) => !open && !storing && onClose()}>
      <DialogContent
        density="admin"
        size={state.status === 'preview' ? 'full' : 'l'}
        closable={!storing}
        className={sheetOnPhone}
      >
        <DialogHeader>
          <DialogTitle>{t('import.title')}</DialogTitle>
          <DialogDescription>
            {state.status === 'choosing' ? t('import.intro') : t('import.file', { name: state.fileName })}
          </DialogDescription>
        </DialogHeader>
        {state.status === 'preview' ? (
          <Preview key={state.plan.version} state={state} {...actions} />
        ) : (
          <>
            <DialogBody>
              {state.status === 'choosing' ? (
                <FileChoice state={state} onFile={actions.onFile} />
              ) : (
                <Work step={state.step} percent={state.percent} />
              )}
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" size="admin" disabled={storing} onClick={onClose}>
                {common('form.cancel')}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface FileChoiceProps extends Pick<ImportActions, 'onFile'> {
  state: Extract<ImportState, { status: 'choosing' }>
}
function FileChoice({ state: { problem, message }, onFile }: FileChoiceProps) {
  const t = useTranslations('adminProductWork')
  return (
    <div className="grid gap-3.5 pt-1">
      {problem && (
        <Note tone="danger" size="admin" role="alert">
          {message || t(`import.${problem}`)}
        </Note>
      )}
      <UploadZone
        multiple={false}
        accept=".csv,text/csv"
        hint={t('import.hint')}
        aria-label={t('import.start')}
        role="group"
        onFiles={([file]) => file && onFile(file)}
      />
      <p className="text-a-small text-text-subtle">{t('import.columnsHint')}</p>
    </div>
  )
}

function Work({ step, percent }: { step: 'sending' | 'checking' | 'storing'; percent?: number | undefined }) {
  const t = useTranslations('adminProductWork')
  return (
    <div className="grid gap-2.5 py-6">
      <p role="status">{t(`import.${step}`)}</p>
      <Progress label={t(`import.${step}`)} value={percent} />
    </div>
  )
}

interface PreviewProps extends Omit<ImportActions, 'onFile' | 'onClose'> {
  state: Extract<ImportState, { status: 'preview' }>
}
function Preview({ state: { plan, stale, serverError, lost = false }, onStore, onRestart }: PreviewProps) {
  const t = useTranslations('adminProductWork')
  const [skipBroken, setSkipBroken] = useState(false)
  const count = plan.rows.filter(({ changes }) => changes.length > 0).length
  const isBroken = plan.errors.length > 0
  return (
    <>
      <DialogBody>
        <div className="grid gap-4 pt-1">
          {stale && (
            <Note tone="warn" size="admin" role="alert">
              {t('import.stale')}
            </Note>
          )}
          {serverError !== undefined && (
            <Note tone="danger" size="admin" role="alert">
              {serverError || t(lost ? 'bulk.lost' : 'import.failed')}
            </Note>
          )}
          <ImportPreview plan={plan} skipBroken={skipBroken} onSkipChange={setSkipBroken} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="admin" onClick={onRestart}>
          {t('import.another')}
        </Button>
        <Button
          size="admin"
          disabled={count === 0 || (isBroken && !skipBroken)}
          onClick={() => onStore(skipBroken)}
        >
          {t('import.confirm', { count })}
        </Button>
      </DialogFooter>
    </>
  )
}
