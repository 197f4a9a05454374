import { lazy, useState, type ComponentType } from 'react'
import { useLanguage, type Language, type Namespace } from '@/i18n'
import type { AbstractIntlMessages } from 'use-intl'
import { AddMessages } from './add-messages'
import { ChunkFailure, chunkLoaded } from './chunk-failure'
import { loadMessages } from './messages'

interface LazyViewOptions<Props> {
  /** Message namespaces the view needs in addition to the shell's. */
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<{ default: ComponentType<Props> }>
}

interface Loaded<Props> {
  readonly View: ComponentType<Props>
  readonly messages: AbstractIntlMessages
}

export interface LazyView<Props = object> {
  (props: Props): React.ReactNode
  /** Loads code and messages in advance: before rendering on the server, before hydration, or when idle. */
  readonly preload: (language: Language) => Promise<void>
  /** True once it is loaded and renders without suspending. */
  readonly isReady: (language: Language) => boolean
}

/**
 * A page, overlay or section that is a chunk of its own with its messages. Once preloaded, it renders without suspending.
 */
export function lazyView<Props extends object = object>({
  namespaces,
  load,
}: LazyViewOptions<Props>): LazyView<Props> {
  const ready = new Map<Language, Loaded<Props>>()
  const lazies = new Map<Language, ComponentType<Props>>()
  const fetchIt = async (language: Language): Promise<Loaded<Props>> => {
    // Messages first: their file is known only after another request.
    const [messages, module] = await Promise.all([
      chunkLoaded(loadMessages(language, namespaces)),
      chunkLoaded(load()),
    ])
    const loaded = { View: module.default, messages }
    ready.set(language, loaded)
    return loaded
  }
  const lazyFor = (language: Language) => {
    const known = lazies.get(language)
    if (known) return known
    const made = lazy(async () => {
      const { View, messages } = await fetchIt(language).catch((error: unknown) => {
        // Kept until it is shown: a view that suspends while mounting is rendered anew and would load without end.
        if (error instanceof ChunkFailure) error.forget = () => lazies.delete(language)
        throw error
      })
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
    // Decided on mount: switching between the two later would remount the view and lose its state.
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
  View.isReady = (language: Language) => ready.has(language)
  return View
}
