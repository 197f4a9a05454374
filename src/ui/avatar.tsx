import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n'
import type { Language } from '../i18n/types'

const avatarStyles = cva(
  'inline-grid flex-none place-items-center rounded-pill bg-tint-sage font-semibold text-text select-none forced-colors:border',
  {
    variants: {
      /** Diameter: `s` 30 px, `m` 32, `l` 44, `xl` 56. */
      size: {
        s: 'size-7.5 text-[0.6875rem]',
        m: 'size-8 text-a-caption',
        l: 'size-11 text-[0.9375rem]',
        xl: 'size-14 text-body',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

/** Initials of the first and last word: 'Elif Nur Yılmaz' → 'EY'. */
export const initialsOf = (name: string, language: Language): string => {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase(language) ?? '').join('')
}

interface AvatarOwnProps extends VariantProps<typeof avatarStyles> {
  /** Full name; the initials are hidden from screen readers, because the name is shown beside the avatar. */
  name: string
}
export type AvatarProps = AvatarOwnProps & Omit<ComponentProps<'span'>, keyof AvatarOwnProps>

export function Avatar({ name, size, className, ...rest }: AvatarProps) {
  const language = useLanguage()
  return (
    <span data-slot="avatar" aria-hidden="true" className={avatarStyles({ size, className })} {...rest}>
      {initialsOf(name, language)}
    </span>
  )
}
