import type { ReactNode } from 'react'
import type { Language } from '@/i18n'

interface DocumentProps {
  language: Language
  /** Stylesheets and preloads; passed by the server only, the browser keeps the rendered ones. */
  head?: ReactNode
  /** Serialised state and scripts; passed by the server only. */
  tail?: ReactNode
  children: ReactNode
}

/** The whole HTML document, so that any component can render into the head. */
export function Document({ language, head, tail, children }: DocumentProps) {
  return (
    // Inline scripts may set data-theme and data-laid-out before hydration.
    <html lang={language} suppressHydrationWarning>
      <head>{head}</head>
      <body>
        <div id="root">{children}</div>
        {tail}
      </body>
    </html>
  )
}
