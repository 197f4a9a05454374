import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useControlSize, type ControlSize } from './control-size'
import { controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

const textareaStyles = cva('', { variants: { grow: { true: 'field-sizing-content' } } })

interface TextareaOwnProps {
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Grows with its content where supported. @default false */
  grow?: boolean
}
export type TextareaProps = TextareaOwnProps & Omit<ComponentProps<'textarea'>, keyof TextareaOwnProps>

/** Multi-line text input, vertically resizable. */
export function Textarea({ size: ownSize, grow, className, ...rest }: TextareaProps) {
  const size = useControlSize(ownSize)
  const control = useFieldControl(rest)
  return (
    <textarea
      data-slot="textarea"
      {...rest}
      {...control}
      className={controlStyles({ size, lines: 'many', className: textareaStyles({ grow, className }) })}
    />
  )
}
