import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { AlertIcon, CloseIcon, TrashIcon } from '../icons'
import { useFormat, useTranslations } from '../i18n'
import { IconButton } from './icon-button'
import { Progress } from './progress'

const listStyles = cva('grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3')
/** Grid of UploadItem. */
export function UploadList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="upload-list" className={listStyles({ className })} {...rest} />
}

export type UploadState =
  | { status: 'uploading'; percent: number }
  | { status: 'done' }
  | { status: 'failed'; message: string }

const itemStyles = cva(
  'flex min-w-0 flex-col rounded-[0.625rem] border border-border bg-surface data-[state=failed]:border-danger',
)
const previewStyles = cva('relative grid h-29.5 place-items-center overflow-hidden rounded-t-[0.5625rem]', {
  variants: { failed: { true: 'bg-danger-bg text-danger-fg', false: 'bg-surface-sunken' } },
})

interface UploadItemOwnProps {
  /** File name. */
  name: string
  /** Uploading, stored or failed. */
  state: UploadState
  /** Size in bytes. */
  bytes?: number
  /** Image that fills the tile. */
  preview?: ReactNode
  /** Badge at the top left of the image: 'Main picture'. */
  badge?: ReactNode
  /** IconButtons of size 'admin' before the remove button. */
  actions?: ReactNode
  /** Deletes the file, cancels its upload or dismisses a failed one. */
  onRemove?: () => void
}
export type UploadItemProps = UploadItemOwnProps &
  Omit<ComponentProps<'li'>, keyof UploadItemOwnProps | 'children'>

/** Rounded up to one decimal, so that no file counts as nothing and none above a limit as within it. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 104_857.6) / 10

const removeWords = {
  uploading: 'upload.stop',
  done: 'upload.delete',
  failed: 'upload.dismiss',
} as const satisfies Record<UploadState['status'], string>

/** A file of an upload: uploading, stored or failed. */
export function UploadItem({
  name,
  state,
  bytes,
  preview,
  badge,
  actions,
  onRemove,
  className,
  ...rest
}: UploadItemProps) {
  const t = useTranslations('ui')
  const format = useFormat()
  return (
    <li data-slot="upload-item" data-state={state.status} className={itemStyles({ className })} {...rest}>
      <div className={previewStyles({ failed: state.status === 'failed' })}>
        {state.status === 'failed' ? <AlertIcon size="l" /> : preview}
        {badge && <span className="absolute inset-s-2 top-2">{badge}</span>}
      </div>
      <div className="flex-1 ps-2.5 pe-1.5 pt-2 pb-1 text-a-caption leading-snug">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <div className="flex min-h-7.5 items-center gap-1">
          <div className="me-auto min-w-0 flex-1 text-text-subtle">
            {state.status === 'uploading' && (
              <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
                <Progress
                  value={state.percent}
                  label={t('upload.progress', { name })}
                  size="s"
                  className="flex-1"
                />
                {t('upload.percent', { percent: Math.round(state.percent) })}
              </span>
            )}
            {state.status === 'done' &&
              bytes !== undefined &&
              t('upload.size', { size: format.number(megabytes(bytes)) })}
            {state.status === 'failed' && (
              <span role="alert" className="font-medium text-danger-fg">
                {state.message}
              </span>
            )}
          </div>
          {actions}
          {onRemove && (
            <IconButton
              size="admin"
              className="-my-0.5 focus-visible:outline-offset-0"
              label={t(removeWords[state.status], { name })}
              icon={state.status === 'done' ? TrashIcon : CloseIcon}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
    </li>
  )
}
