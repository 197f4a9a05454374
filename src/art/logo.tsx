import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Logo mark only; decorative, so label the surrounding link or heading. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 30"
      width="0.857em"
      height="1.07em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-slot="logo-mark"
      {...props}
    >
      <path d="M1 29V12a11 11 0 0 1 22 0v17H1ZM12 29V16" />
      <path d="M12 20c0-4.5-2.2-7-6.5-7.5C5.5 17 7.8 19.8 12 20Z" fill="currentColor" />
      <path d="M12 17c0-4.8 2.4-7.6 6.8-8.2C18.8 13.6 16.4 16.6 12 17Z" />
    </svg>
  )
}

const logoStyles = cva(
  'inline-flex items-center gap-[0.36em] font-serif text-[1.5rem] leading-none font-[560] tracking-[-0.03em] text-text-brand md:text-[1.75rem]',
)

/** Mark and wordmark, scaled by the font size. The name is text, so it can be read and copied. */
export function Logo({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span data-slot="logo" className={logoStyles({ className })} {...rest}>
      <LogoMark />
      Verda
    </span>
  )
}
