import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseButton } from './close-button'
import { ignorePressAbove } from './ignore-press-above'
import { scrimStyles } from './overlay-styles'
import { useCloseRequest } from './use-close-request'
import { useReturnFocus } from './use-return-focus'

/** Drawer root, holds the open state like Dialog. */
export const Drawer = Radix.Root
export const DrawerTrigger = Radix.Trigger
export const DrawerClose = Radix.Close

const drawerStyles = cva(
  [
    'group/drawer fixed inset-y-0 inset-e-0 z-drawer flex w-full flex-col rounded-s-xl border border-transparent',
    'bg-surface-raised text-text shadow-l outline-none [--verda-disabled-bg:var(--verda-neutral-bg)]',
    'data-[state=open]:animate-[drawer-in_var(--verda-t-drawer)_var(--verda-ease-out)]',
    'data-[state=closed]:animate-[drawer-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-w-none max-md:rounded-t-xl max-md:rounded-b-none',
    'max-md:data-[state=open]:animate-[sheet-in_var(--verda-t-drawer)_var(--verda-ease-out)]',
    'max-md:data-[state=closed]:animate-[sheet-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
  ],
  {
    variants: {
      /** Maximum width: `s` 380 px, `m` 480, `l` 660. */
      size: { s: 'max-w-95', m: 'max-w-120', l: 'max-w-165' },
      /** How tall the drawer is as a bottom sheet on phones. */
      sheet: {
        tall: 'max-md:top-16',
        fit: 'max-md:top-auto max-md:max-h-[calc(100dvh-4rem)]',
      },
      /** `shop` is spacious, `admin` is compact for the back office. */
      density: { shop: '', admin: 'text-a-body' },
    },
    defaultVariants: { size: 'm', sheet: 'tall', density: 'shop' },
  },
)

interface DrawerContentOwnProps extends VariantProps<typeof drawerStyles> {
  /**
   * Shows the close button beside the title.
   * @default true
   */
  closable?: boolean
}
export type DrawerContentProps = DrawerContentOwnProps &
  Omit<ComponentProps<typeof Radix.Content>, keyof DrawerContentOwnProps>

/** Slides in from the end of the line; on phones a bottom sheet, with `fit` as high as its content. */
export function DrawerContent(props: DrawerContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="drawer-scrim" className={scrimStyles({ layer: 'drawer' })} />
      <DrawerPanel {...props} />
    </Radix.Portal>
  )
}

/** Mounted only while open, so that it can record the previously focused element. */
function DrawerPanel({
  size,
  sheet,
  density = 'shop',
  closable = true,
  onCloseAutoFocus,
  className,
  children,
  ...rest
}: DrawerContentProps) {
  const returnFocus = useReturnFocus()
  useCloseRequest()
  return (
    <Radix.Content
      data-slot="drawer"
      data-density={density}
      onPointerDownOutside={ignorePressAbove}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        returnFocus(event)
      }}
      className={drawerStyles({ size, sheet, density, className })}
      {...rest}
    >
      {children}
      {closable && (
        <Radix.Close asChild>
          <CloseButton
            size={density === 'admin' ? 'admin' : 'm'}
            className="absolute inset-e-4.5 top-4.5 max-md:inset-e-3 max-md:top-3.5"
          />
        </Radix.Close>
      )}
    </Radix.Content>
  )
}

const headerStyles = cva('flex-none ps-7 pe-16 pt-5.5 pb-3 max-md:ps-5 max-md:pt-5 max-md:pb-2')
export function DrawerHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header data-slot="drawer-header" className={headerStyles({ className })} {...rest} />
}

const titleStyles = cva([
  'flex min-h-9 items-center gap-2 font-serif text-title-m',
  'group-data-[density=admin]/drawer:font-sans group-data-[density=admin]/drawer:text-a-heading group-data-[density=admin]/drawer:font-semibold',
])
export function DrawerTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="drawer-title" className={titleStyles({ className })} {...rest} />
}

const descriptionStyles = cva('mt-1 text-small text-text-muted')
export function DrawerDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="drawer-description"
      className={descriptionStyles({ className })}
      {...rest}
    />
  )
}

const bodyStyles = cva(
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-7 pt-1 pb-6 focus-visible:-outline-offset-2 max-md:px-5',
)
/** The only part of the drawer that scrolls. */
export function DrawerBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="drawer-body" className={bodyStyles({ className })} {...rest} />
}

const footerStyles = cva('flex-none border-t border-border px-7 pt-5 pb-7 max-md:px-5 max-md:pb-5')
export function DrawerFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer data-slot="drawer-footer" className={footerStyles({ className })} {...rest} />
}
