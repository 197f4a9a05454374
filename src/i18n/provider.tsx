import type { ReactNode } from 'react'
import { IntlProvider as UseIntlProvider } from 'use-intl'
import type { Language, Messages } from './types'

interface IntlProviderProps {
  language: Language
  /** Messages of the namespaces in use. */
  messages: Messages
  /** Fixed time for stories and server rendering. */
  now?: Date
  children: ReactNode
}

/** Missing keys throw in development and tests; in production the key is shown. */
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
