import type { ReactNode } from 'react'
import { IntlProvider as UseIntlProvider } from 'use-intl'
import type { Language, Messages } from './types'

interface IntlProviderProps {
  language: Language
  /** Messages of the namespaces in use. */
  messages: Messages
  /** Fixed time for stories and server rendering. */
  now?: Date
  /** IANA name of the zone that dates are shown in. @default 'Europe/Berlin' */
  timeZone?: string
  children: ReactNode
}

/** Missing keys throw in development and tests, and warn in a host's development; the key is shown. */
const onError = (error: Error) => {
  if (import.meta.env.DEV) throw error
  if (process.env.NODE_ENV !== 'production') console.warn(error.message)
}

export function IntlProvider({
  language,
  messages,
  now,
  timeZone = 'Europe/Berlin',
  children,
}: IntlProviderProps) {
  return (
    <UseIntlProvider
      locale={language}
      messages={messages}
      timeZone={timeZone}
      onError={onError}
      {...(now && { now })}
    >
      {children}
    </UseIntlProvider>
  )
}
