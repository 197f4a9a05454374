import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const iconStyles = cva('flex-none fill-none stroke-current forced-color-adjust-auto', {
  variants: {
    size: {
      s: 'size-4 stroke-[1.75]',
      m: 'size-5 stroke-[1.6]',
      l: 'size-6 stroke-[1.5]',
    },
  },
  defaultVariants: { size: 'm' },
})

export interface IconProps extends ComponentProps<'svg'>, VariantProps<typeof iconStyles> {
  /** Accessible label; pass it only if no text says the same, otherwise the icon is hidden. */
  label?: string
}

/** Creates an icon component from one 24 × 24 outline. */
export function icon(path: string, directed?: string) {
  return function Icon({ size, label, className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        data-slot="icon"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        className={iconStyles({ size, className: [directed, className] })}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}

/** An icon that points along the line of text: mirrored where that runs from right to left. */
export const mirroredIcon = (path: string) => icon(path, 'rtl:-scale-x-100')
