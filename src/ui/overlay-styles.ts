import { cva } from 'class-variance-authority'

/** Backdrop of dialogs and drawers. */
export const scrimStyles = cva(
  [
    'fixed inset-0 bg-scrim',
    'data-[state=open]:animate-[fade-in_var(--verda-t-dialog)_var(--verda-ease-out)]',
    'data-[state=closed]:animate-[fade-out_var(--verda-t-base)_var(--verda-ease-in)_forwards]',
  ],
  { variants: { layer: { drawer: 'z-scrim', dialog: 'z-dialog' } } },
)
