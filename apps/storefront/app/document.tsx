import type { ReactNode } from 'react'
import type { Language } from '@/i18n'

interface DocumentProps {
  language: Language
  /** The server's: stylesheets, preloads and the like. The browser keeps what is there. */
  head?: ReactNode
  /** The server's: state and scripts. */
  tail?: ReactNode
  children: ReactNode
}

/** The whole page, so that every part can have its say in the head. */
export function Document({ language, head, tail, children }: DocumentProps) {
  return (
    // A theme may be forced before the scripts run.
    <html lang={language} suppressHydrationWarning>
      <head>{head}</head>
      <body>
        <div id="root">{children}</div>
        {tail}
      </body>
    </html>
  )
}
