import * as Radix from '@radix-ui/react-alert-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { AlertIcon, InfoIcon, type IconProps } from '../icons'
import { useTranslations } from '../i18n'
import { Button } from './button'
import { scrimStyles } from './overlay-styles'
import { useCloseRequest } from './use-close-request'
import { useReturnFocus } from './use-return-focus'

// Without `content-start` WebKit stretches the rows, and with them the dialog, to the window's height.
const alertStyles = cva([
  'fixed inset-3 z-dialog m-auto h-fit max-h-[calc(100dvh-1.5rem)] max-w-105 overflow-y-auto rounded-l border border-transparent',
  'bg-surface-raised px-6 pt-5.5 pb-5 text-a-body text-text shadow-l outline-none [--verda-disabled-bg:var(--verda-neutral-bg)]',
  'grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 max-sm:px-5',
  'data-[state=open]:animate-[dialog-in_var(--verda-t-dialog)_var(--verda-ease-out)]',
  'data-[state=closed]:animate-[dialog-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
])
const discStyles = cva('grid size-10 place-items-center rounded-pill', {
  variants: { tone: { danger: 'bg-danger-bg text-danger-fg', neutral: 'bg-neutral-bg text-neutral-fg' } },
})

interface AlertDialogOwnProps {
  /** Opens the dialog. */
  open: boolean
  /** Called with false on cancel or Escape. */
  onOpenChange: (open: boolean) => void
  /** Question that names the object: 'Delete category Tea?'. */
  title: ReactNode
  /** Effect of the action. */
  description?: ReactNode
  /** Verb of the action: 'Delete'. */
  confirmLabel: string
  /** Label of the button that closes without changing anything. @default 'Cancel' in the current language */
  cancelLabel?: string
  /** Called on confirm. The dialog stays open; set `open` to false once the action is done. */
  onConfirm: () => void
  /**
   * Whether the action destroys something; sets the icon and the colour of the confirming button.
   * @default 'danger'
   */
  tone?: 'danger' | 'neutral'
  /** Replaces the icon of the tone. */
  icon?: ComponentType<IconProps>
  /** True while the action is running: the confirming button has a spinner, both are disabled, and the dialog stays open. */
  busy?: boolean
  /** Content between text and buttons, for example an input or an error message. */
  children?: ReactNode
  /** Size of the two buttons; `admin` in the back office. @default 'm' */
  size?: 'admin' | 'm'
}
export type AlertDialogProps = AlertDialogOwnProps &
  Omit<ComponentProps<typeof Radix.Content>, keyof AlertDialogOwnProps>

/** Confirms an irreversible action. Focus starts on the cancel button. */
export function AlertDialog({ open, onOpenChange, ...rest }: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !rest.busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay data-slot="alert-dialog-scrim" className={scrimStyles({ layer: 'dialog' })} />
        <AlertPanel {...rest} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Mounted only while open, so that it can record the previously focused element. */
function AlertPanel({
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  icon,
  busy = false,
  size = 'm',
  onCloseAutoFocus,
  className,
  children,
  ...rest
}: Omit<AlertDialogProps, 'open' | 'onOpenChange'>) {
  const t = useTranslations('ui')
  const returnFocus = useReturnFocus()
  useCloseRequest()
  const Icon = icon ?? (tone === 'danger' ? AlertIcon : InfoIcon)
  return (
    <Radix.Content
      data-slot="alert-dialog"
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        returnFocus(event)
      }}
      className={alertStyles({ className })}
      {...rest}
    >
      <span aria-hidden="true" className={discStyles({ tone })}>
        <Icon />
      </span>
      <div className="min-w-0 self-center">
        <Radix.Title className="text-body/snug font-semibold text-balance">{title}</Radix.Title>
        {description && <Radix.Description className="mt-1 text-text-muted">{description}</Radix.Description>}
        {children && <div className="mt-3">{children}</div>}
      </div>
      <div className="col-span-2 mt-4 flex flex-wrap justify-end gap-2.5">
        <Radix.Cancel asChild>
          <Button variant="outline" size={size} disabled={busy}>
            {cancelLabel ?? t('alertDialog.cancel')}
          </Button>
        </Radix.Cancel>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          size={size}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Radix.Content>
  )
}
