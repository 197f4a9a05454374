import { cva } from 'class-variance-authority'
import type { ComponentType } from 'react'
import type { IconProps } from '../icons'
import type { ControlSize } from './control-size'

const buttonStyles = cva(
  [
    'grid h-full place-items-center rounded-[inherit] transition-colors duration-fast hover:bg-surface-hover active:bg-border',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled-text',
  ],
  {
    variants: {
      size: { admin: 'w-8.5 max-sm:w-hit', s: 'w-9.5 pointer-coarse:w-hit', m: 'w-11.5' } satisfies Record<
        ControlSize,
        string
      >,
    },
  },
)

interface NumberStepButtonProps {
  icon: ComponentType<IconProps>
  label: string
  size: ControlSize
  disabled: boolean
  onClick: () => void
}

/** Plus or minus button of a NumberStepper. */
export function NumberStepButton({ icon: Icon, label, size, disabled, onClick }: NumberStepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={buttonStyles({ size })}
    >
      <Icon size={size === 'm' ? 'm' : 's'} />
    </button>
  )
}
