import { lazy, type ComponentType, type ReactNode } from 'react'
import { useMessages, type AbstractIntlMessages } from 'use-intl'
import { IntlProvider, useLanguage, type Namespace } from '@/i18n'
import { chosenLanguage, loadAdminMessages } from './messages'

interface LazyPart<Props> {
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  /** Drawn in its place when it could not be loaded; without it the error goes to the route. */
  readonly failure?: (props: Props) => ReactNode
}

/** A part that is loaded with its texts when it is first drawn. */
export const lazyWithTexts = <Props extends object>({ namespaces, load, failure }: LazyPart<Props>) =>
  lazy(async (): Promise<{ default: (props: Props) => ReactNode }> => {
    try {
      const [{ default: Part }, texts] = await Promise.all([
        load(),
        loadAdminMessages(chosenLanguage(), namespaces),
      ])
      return { default: (props: Props) => <WithTexts part={Part} props={props} texts={texts} /> }
    } catch (error) {
      if (failure) return { default: failure }
      throw error
    }
  })

interface WithTextsProps<Props extends object> {
  part: ComponentType<Props>
  props: Props
  texts: AbstractIntlMessages
}

/** Texts that are there already, as in Storybook, stay. */
function WithTexts<Props extends object>({ part: Part, props, texts }: WithTextsProps<Props>) {
  const language = useLanguage()
  const shared = useMessages()
  return (
    <IntlProvider language={language} messages={{ ...texts, ...shared }}>
      <Part {...props} />
    </IntlProvider>
  )
}
