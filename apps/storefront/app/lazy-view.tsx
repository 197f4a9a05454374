import { lazy, useState, type ComponentType } from 'react'
import { useLanguage, type Language, type Namespace } from '@/i18n'
import type { AbstractIntlMessages } from 'use-intl'
import { AddMessages } from './add-messages'
import { chunkLoaded } from './chunk-failure'
import { loadMessages } from './messages'

interface LazyViewOptions<Props> {
  /** Messages that it needs beside those of the shell. */
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<{ default: ComponentType<Props> }>
}

interface Loaded<Props> {
  readonly View: ComponentType<Props>
  readonly messages: AbstractIntlMessages
}

export interface LazyView<Props = object> {
  (props: Props): React.ReactNode
  /** Fetches code and messages ahead: before the server renders or the browser hydrates, and when the line is idle. */
  readonly preload: (language: Language) => Promise<void>
}

/** A page, overlay or part of a page in a chunk of its own, together with its messages. Preloaded, it renders without suspending. */
export function lazyView<Props extends object = object>({
  namespaces,
  load,
}: LazyViewOptions<Props>): LazyView<Props> {
  const ready = new Map<Language, Loaded<Props>>()
  const lazies = new Map<Language, ComponentType<Props>>()
  const fetchIt = async (language: Language): Promise<Loaded<Props>> => {
    const [module, messages] = await Promise.all([
      chunkLoaded(load()),
      chunkLoaded(loadMessages(language, namespaces)),
    ])
    const loaded = { View: module.default, messages }
    ready.set(language, loaded)
    return loaded
  }
  const lazyFor = (language: Language) => {
    const known = lazies.get(language)
    if (known) return known
    const made = lazy(async () => {
      // What failed is asked for again by the next one who shows it.
      const { View, messages } = await fetchIt(language).finally(() => lazies.delete(language))
      return {
        default: (props: Props) => (
          <AddMessages language={language} messages={messages}>
            <View {...props} />
          </AddMessages>
        ),
      }
    })
    lazies.set(language, made)
    return made
  }

  function View(props: Props) {
    const language = useLanguage()
    // Decided once: going from one to the other later would mount the view anew and lose its state.
    const [shown] = useState(() => ({ loaded: ready.get(language), Lazy: lazyFor(language) }))
    if (!shown.loaded) return <shown.Lazy {...props} />
    return (
      <AddMessages language={language} messages={shown.loaded.messages}>
        <shown.loaded.View {...props} />
      </AddMessages>
    )
  }
  View.preload = async (language: Language) => {
    if (!ready.has(language)) await fetchIt(language)
  }
  return View
}
