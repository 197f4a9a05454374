import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseButton } from './close-button'
import { ignorePressAbove } from './ignore-press-above'
import { scrimStyles } from './overlay-styles'
import { useCloseRequest } from './use-close-request'
import { useReturnFocus } from './use-return-focus'

export const DIALOG_SIZES = ['s', 'm', 'l', 'xl', 'full'] as const

/** Dialog root, holds the open state. Escape and a click outside close it; focus returns to the trigger. */
export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
/** Closes the dialog from inside; wrap a Button with `asChild`. */
export const DialogClose = Radix.Close

const contentStyles = cva(
  [
    'group/dialog fixed inset-3 z-dialog m-auto flex h-fit max-h-[calc(100dvh-1.5rem)] w-auto flex-col',
    'border border-transparent bg-surface-raised text-text shadow-l outline-none [--verda-disabled-bg:var(--verda-neutral-bg)]',
    'data-[state=open]:animate-[dialog-in_var(--verda-t-dialog)_var(--verda-ease-out)]',
    'data-[state=closed]:animate-[dialog-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
  ],
  {
    variants: {
      /** Maximum width: `s` 440 px, `m` 468, `l` 660, `xl` 820, `full` 1080. */
      size: {
        s: 'max-w-110',
        m: 'max-w-117',
        l: 'max-w-165',
        xl: 'max-w-205',
        full: 'max-w-270',
      } satisfies Record<(typeof DIALOG_SIZES)[number], string>,
      /** `shop` is spacious, `admin` is compact for the back office. */
      density: { shop: 'rounded-xl', admin: 'rounded-l text-a-body' },
    },
    defaultVariants: { size: 'm', density: 'shop' },
  },
)

interface DialogContentOwnProps extends VariantProps<typeof contentStyles> {
  /**
   * Shows the close button in the corner.
   * @default true
   */
  closable?: boolean
}
export type DialogContentProps = DialogContentOwnProps &
  Omit<ComponentProps<typeof Radix.Content>, keyof DialogContentOwnProps>

export function DialogContent(props: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="dialog-scrim" className={scrimStyles({ layer: 'dialog' })} />
      <DialogPanel {...props} />
    </Radix.Portal>
  )
}

/** Mounted only while open, so that it can record the previously focused element. */
function DialogPanel({
  size,
  density = 'shop',
  closable = true,
  onCloseAutoFocus,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const returnFocus = useReturnFocus()
  useCloseRequest()
  return (
    <Radix.Content
      data-slot="dialog"
      data-density={density}
      onPointerDownOutside={ignorePressAbove}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        returnFocus(event)
      }}
      className={contentStyles({ size, density, className })}
      {...rest}
    >
      {children}
      {/* Last in the DOM, so that focus starts on the content; positioned in the corner. */}
      {closable && (
        <Radix.Close asChild>
          <CloseButton
            size={density === 'admin' ? 'admin' : 'm'}
            className={density === 'admin' ? 'absolute inset-e-3 top-3' : 'absolute inset-e-3.5 top-3.5'}
          />
        </Radix.Close>
      )}
    </Radix.Content>
  )
}

const headerStyles = cva([
  'flex-none ps-10 pe-16 pt-10 pb-6 max-sm:ps-5 max-sm:pt-6 max-sm:pb-5',
  'group-data-[density=admin]/dialog:min-h-14.5 group-data-[density=admin]/dialog:ps-6 group-data-[density=admin]/dialog:pt-4 group-data-[density=admin]/dialog:pb-3.5 group-data-[density=admin]/dialog:max-sm:ps-4.5',
])
export function DialogHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header data-slot="dialog-header" className={headerStyles({ className })} {...rest} />
}

const titleStyles = cva([
  'font-serif text-title-l text-balance',
  'group-data-[density=admin]/dialog:font-sans group-data-[density=admin]/dialog:text-[1.0625rem]/normal group-data-[density=admin]/dialog:font-semibold group-data-[density=admin]/dialog:tracking-normal',
])
/** Accessible name of the dialog; required in every dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" className={titleStyles({ className })} {...rest} />
}

const descriptionStyles = cva(
  'mt-1.5 text-text-muted group-data-[density=admin]/dialog:mt-0.5 group-data-[density=admin]/dialog:text-a-small',
)
export function DialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={descriptionStyles({ className })}
      {...rest}
    />
  )
}

// With flex-1 (flex-basis 0 %) WebKit computes a body height of 0 in a dialog of fit-content height.
const bodyStyles = cva([
  'min-h-0 flex-auto overflow-y-auto overscroll-contain px-10 pt-1 pb-10 focus-visible:-outline-offset-2 max-sm:px-5 max-sm:pb-6',
  'group-data-[density=admin]/dialog:px-6 group-data-[density=admin]/dialog:pb-6 group-data-[density=admin]/dialog:max-sm:px-4.5',
])
/** The only part of the dialog that scrolls. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={bodyStyles({ className })} {...rest} />
}

const footerStyles = cva([
  'flex flex-none flex-wrap items-center justify-end gap-2.5 border-t border-border px-10 py-5 max-sm:px-5',
  'group-data-[density=admin]/dialog:px-6 group-data-[density=admin]/dialog:py-3.5 group-data-[density=admin]/dialog:max-sm:px-4.5',
])
/** Stays below the scrolling body; put the confirming action last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer data-slot="dialog-footer" className={footerStyles({ className })} {...rest} />
}
