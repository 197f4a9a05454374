import { cva } from 'class-variance-authority'
import type { ComponentType } from 'react'
import type { IconProps } from '@/icons'
import { CloseButton } from '@/ui/close-button'

const discStyles = cva('grid size-10 flex-none place-items-center rounded-pill', {
  variants: { tone: { info: 'bg-info-bg text-info-fg', danger: 'bg-danger-bg text-danger-fg' } },
})

interface ShellToastProps {
  icon: ComponentType<IconProps>
  tone: 'info' | 'danger'
  text: string
  action: { label: string; onSelect: () => void }
  onDismiss: () => void
}

/** A message of the shell, which stays until dismissed; drawn without the toasts of the sections and their code. */
export const ShellToast = ({ icon: Icon, tone, text, action, onDismiss }: ShellToastProps) => (
  <div className="flex items-center gap-3.5 rounded-l border border-border bg-surface-raised py-3 ps-4 pe-2 shadow-l">
    <span aria-hidden="true" className={discStyles({ tone })}>
      <Icon />
    </span>
    <span className="min-w-0 flex-1 text-small font-semibold">
      {text}
      <button
        type="button"
        onClick={action.onSelect}
        className="relative block pt-1 underline underline-offset-4 before:absolute before:-inset-x-2.5 before:-inset-y-2 before:content-['']"
      >
        {action.label}
      </button>
    </span>
    <CloseButton size="s" onClick={onDismiss} />
  </div>
)
