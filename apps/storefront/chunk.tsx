import { lazy, useState, type ComponentType } from 'react'
import { useLanguage, type Language, type Namespace } from '@/i18n'
import type { AbstractIntlMessages } from 'use-intl'
import { AddWords } from './add-words'
import { loadWords } from './words'

interface Loaded<Props> {
  View: ComponentType<Props>
  words: AbstractIntlMessages
}

export interface Chunk<Props extends object> {
  (props: Props): React.ReactNode
  /** Fetches code and words ahead: on intent, and before the server renders or the browser hydrates. */
  preload: (language: Language) => Promise<void>
  readonly words: readonly Namespace[]
  /** The module's name in the build's manifest: 'containers/landing.tsx'. */
  readonly source: string
}

/** A page or overlay of its own chunk, together with its words. Preloaded, it renders without suspending. */
export function chunk<Props extends object>(
  source: string,
  words: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): Chunk<Props> {
  const ready = new Map<Language, Loaded<Props>>()
  const fetchIt = async (language: Language) => {
    const [module, loadedWords] = await Promise.all([load(), loadWords(language, words)])
    const loaded = { View: module.default, words: loadedWords }
    ready.set(language, loaded)
    return loaded
  }
  const lazies = new Map<Language, ComponentType<Props>>()
  const lazyFor = (language: Language) => {
    const known = lazies.get(language)
    if (known) return known
    const made = lazy(async () => {
      const { View, words: loadedWords } = await fetchIt(language)
      return {
        default: (props: Props) => (
          <AddWords language={language} words={loadedWords}>
            <View {...props} />
          </AddWords>
        ),
      }
    })
    lazies.set(language, made)
    return made
  }

  function ChunkView(props: Props) {
    const language = useLanguage()
    // Decided once: going from one to the other later would mount the view anew and lose its state.
    const [loaded] = useState(() => ready.get(language))
    if (!loaded) {
      const Lazy = lazyFor(language)
      return <Lazy {...props} />
    }
    return (
      <AddWords language={language} words={loaded.words}>
        <loaded.View {...props} />
      </AddWords>
    )
  }
  ChunkView.source = source
  ChunkView.words = words
  ChunkView.preload = async (language: Language) => {
    if (!ready.has(language)) await fetchIt(language)
  }
  return ChunkView
}
