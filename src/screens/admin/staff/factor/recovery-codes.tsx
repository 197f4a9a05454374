import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { CopyField } from '@/ui/copy-field'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { useUnloadGuard } from '../../shared/forms/use-unload-guard'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDownload: () => void
  onDone: () => void
}

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onDownload, onDone }: RecoveryCodesProps) {
  const t = useTranslations('adminAccess')
  useUnloadGuard(true)
  return (
    <div className="grid gap-3.5">
      <Note tone="warn" size="admin" role="status">
        {t('factor.codesText')}
      </Note>
      <ul
        aria-label={t('factor.codes')}
        className="grid gap-x-6 gap-y-1 rounded-s border border-border bg-surface-sunken p-3.5 tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Field label={t('factor.copyCodes')}>
        <CopyField label={t('factor.copyCodes')} value={codes.join(' ')} />
      </Field>
      <span className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="admin" onClick={onDownload}>
          {t('factor.download')}
        </Button>
        <Button size="admin" onClick={onDone}>
          {t('factor.saved')}
        </Button>
      </span>
    </div>
  )
}
