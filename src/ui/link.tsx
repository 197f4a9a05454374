import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ExternalIcon } from '../icons'
import { useTranslations } from '../i18n'

export const LINK_VARIANTS = ['standalone', 'inline', 'quiet'] as const

const linkStyles = cva(
  'rounded-xs underline decoration-border-strong decoration-1 transition-colors duration-fast hover:decoration-current',
  {
    variants: {
      variant: {
        standalone:
          "relative inline-flex items-center gap-2 font-semibold underline-offset-5 before:absolute before:-inset-x-1 before:-inset-y-2.5 before:content-['']",
        inline: 'underline-offset-4',
        quiet:
          "relative inline-flex items-center gap-1.5 text-caption text-text-subtle underline-offset-3 before:absolute before:-inset-x-1 before:-inset-y-3 before:content-[''] hover:text-text",
      } satisfies Record<(typeof LINK_VARIANTS)[number], string>,
    },
    defaultVariants: { variant: 'standalone' },
  },
)

interface LinkOwnProps extends VariantProps<typeof linkStyles> {
  /** Opens in a new window, which is announced and shown by an icon. */
  external?: boolean
  /** Renders the only child with the link's styles: a router link, or a button that looks like a link. */
  asChild?: boolean
}
export type LinkProps = LinkOwnProps & Omit<ComponentProps<'a'>, keyof LinkOwnProps>

export function Link({
  variant,
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const t = useTranslations('ui')
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="link"
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      className={linkStyles({ variant, className })}
      {...rest}
    >
      <Slottable>{children}</Slottable>
      {external && <ExternalIcon size="s" label={t('link.external')} className="inline-block" />}
    </Root>
  )
}
