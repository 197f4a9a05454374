import { cva } from 'class-variance-authority'
import { useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { UploadIcon } from '../icons'
import { useTranslations } from '../i18n'
import { Button } from './button'
import { useFieldControl } from './field-context'

const zoneStyles = cva([
  'grid grid-cols-[auto_1fr_auto] items-center gap-3 rounded-[0.625rem] border border-dashed border-border-input py-3 ps-4 pe-3 text-a-body transition-colors duration-fast',
  'data-invalid:border-danger data-over:border-primary data-over:bg-soft',
  'data-disabled:border-border-strong data-disabled:text-text-subtle',
  'max-sm:grid-cols-[auto_1fr] max-sm:[&>button]:col-span-2',
])

interface UploadZoneOwnProps {
  /** Called with the dropped or selected files; the caller validates type and size. */
  onFiles: (files: File[]) => void
  /** Same as `accept` of a file input: 'image/*'. */
  accept?: string
  /** Allows several files. @default true */
  multiple?: boolean
  /** Disables dropping and selecting. */
  disabled?: boolean
  /** Accepted files: 'PNG, JPG or WebP, up to 5 MB'. */
  hint?: ReactNode
}
export type UploadZoneProps = UploadZoneOwnProps & Omit<ComponentProps<'div'>, keyof UploadZoneOwnProps>

/** File input with drag and drop; does not list files, see UploadItem. */
export function UploadZone({
  onFiles,
  accept,
  multiple = true,
  disabled: ownDisabled,
  hint,
  id,
  className,
  ...rest
}: UploadZoneProps) {
  const t = useTranslations('ui')
  const { disabled, ...control } = useFieldControl({ id, disabled: ownDisabled })
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hand = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) onFiles([...files].slice(0, multiple ? files.length : 1))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    hand(event.dataTransfer.files)
  }
  return (
    <div
      data-slot="upload-zone"
      data-over={over && !disabled ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={zoneStyles({ className })}
      {...rest}
    >
      <UploadIcon className="text-text-muted" />
      <p className="min-w-0">
        {!disabled && `${t(multiple ? 'upload.dropMany' : 'upload.dropOne')} `}
        {hint && <span className="text-text-subtle">{hint}</span>}
      </p>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          hand(event.target.files)
          event.target.value = ''
        }}
        className="hidden"
      />
      <Button
        size="admin"
        variant="outline"
        disabled={disabled}
        {...control}
        aria-invalid={undefined}
        aria-required={undefined}
        onClick={() => input.current?.click()}
      >
        {t(multiple ? 'upload.chooseMany' : 'upload.chooseOne')}
      </Button>
    </div>
  )
}
