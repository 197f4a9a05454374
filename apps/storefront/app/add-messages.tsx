import { createContext, use, useMemo, type ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { IntlProvider, type Language } from '@/i18n'

const KnownMessages = createContext<AbstractIntlMessages>({})

interface AddMessagesProps {
  language: Language
  messages: AbstractIntlMessages
  children: ReactNode
}

/** Provides a lazily loaded view with its messages in addition to those of the page. */
export function AddMessages({ language, messages, children }: AddMessagesProps) {
  const known = use(KnownMessages)
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages])
  return (
    <KnownMessages value={all}>
      <IntlProvider language={language} messages={all}>
        {children}
      </IntlProvider>
    </KnownMessages>
  )
}
