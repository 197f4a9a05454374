import type { ReactNode } from 'react'
import { IntlProvider as UseIntlProvider } from 'use-intl'
import type { Language, Messages } from './types'

interface IntlProviderProps {
  language: Language
  /** Compiled catalogue; an app passes only the namespaces that it uses. */
  messages: Messages
  /** Fixed clock for stories and server rendering. */
  now?: Date
  children: ReactNode
}

/** A missing key is a defect: it throws in development and tests, and shows the key in production. */
const onError = (error: Error) => {
  if (import.meta.env.DEV) throw error
}

export function IntlProvider({ language, messages, now, children }: IntlProviderProps) {
  return (
    <UseIntlProvider
      locale={language}
      messages={messages}
      timeZone="Europe/Berlin"
      onError={onError}
      {...(now && { now })}
    >
      {children}
    </UseIntlProvider>
  )
}
