import { createContext, use, useMemo, type ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { IntlProvider, type Language } from '@/i18n'

const Known = createContext<AbstractIntlMessages>({})

interface AddWordsProps {
  language: Language
  words: AbstractIntlMessages
  children: ReactNode
}

/** Adds a chunk's words to those that the page has already. */
export function AddWords({ language, words, children }: AddWordsProps) {
  const known = use(Known)
  // A new object would wake every part that still waits to be taken over.
  const all = useMemo(() => ({ ...known, ...words }), [known, words])
  return (
    <Known value={all}>
      <IntlProvider language={language} messages={all}>
        {children}
      </IntlProvider>
    </Known>
  )
}
