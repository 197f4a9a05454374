import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { StoryIndexGenerator } from 'storybook/internal/core-server'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer, IndexEntry, Manifests } from 'storybook/internal/types'
import { forAgents } from '../apps/tooling/storybook/agents-manifest.ts'
import { writeForAgents } from '../apps/tooling/storybook/llms.ts'
import { ruleTests } from '../apps/tooling/storybook/rule-tests.ts'
import { variantDefaults } from '../apps/tooling/storybook/variant-defaults.ts'
import { sentenceCase } from '../stories/docs/sentence-case.ts'
import { completeRow } from './docgen-rows.ts'

// The service worker has to be that of the installed version, so it is not committed.
copyFileSync(
  join(import.meta.dirname, '../node_modules/msw/lib/mockServiceWorker.js'),
  join(import.meta.dirname, 'public/mockServiceWorker.js'),
)
// For the pages of rules, which show what a rule is held by.
writeFileSync(
  join(import.meta.dirname, 'public/rule-tests.json'),
  JSON.stringify(ruleTests(join(import.meta.dirname, '..'))),
)

const DEFAULTS = variantDefaults(join(import.meta.dirname, '../src/ui'))

/** Props of elements and of Radix that readers of a page look for; the many others of an element stay out of the tables. */
const LOOKED_FOR = new Set([
  'asChild',
  'checked',
  'defaultOpen',
  'defaultValue',
  'disabled',
  'modal',
  'onChange',
  'onOpenChange',
  'onValueChange',
  'open',
  'placeholder',
  'type',
  'value',
])
/** '…/messages/de/cart.json' → 'messages-de' */
const languageOf = (file: string) => /messages.(\w\w)\b/.exec(file)?.[1]?.replace(/^/, 'messages-')

/** What every element has, such as `onChange` of a div. */
const OF_ALL_ELEMENTS = new Set(['AriaAttributes', 'DOMAttributes', 'HTMLAttributes'])

interface Prop {
  readonly name: string
  readonly parent?: { readonly name: string; readonly fileName: string }
  readonly declarations?: readonly { readonly name: string; readonly fileName: string }[]
}

/** Whether a package declares it and nobody looks for it. */
function isNoise({ name, parent, declarations = [] }: Prop): boolean {
  const sources = parent ? [parent, ...declarations] : declarations
  if (sources.length === 0 || !sources.every(({ fileName }) => fileName.includes('node_modules')))
    return false
  return !LOOKED_FOR.has(name) || sources.some((source) => OF_ALL_ELEMENTS.has(source.name))
}

/** Journeys, collections and do's and don'ts are no components: agents have no use for them. */
const NO_COMPONENT = /^(Flows|Matrix|UI\/Guidance)\//

/** A story without a name of its own has its export's, which Storybook writes in capitals. */
const indexed = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => ({
      ...entry,
      ...(NO_COMPONENT.test(entry.title ?? '') && { tags: [...(entry.tags ?? []), '!manifest'] }),
      ...(entry.type === 'story' &&
        entry.name === storyNameFromExport(entry.exportName) && { name: sentenceCase(entry.name) }),
    })),
})

/** A page without a name of its own has that of what it is about; Storybook calls all of them 'Docs'. */
const named = (entry: IndexEntry): IndexEntry =>
  entry.type === 'docs' && entry.name === 'Docs'
    ? { ...entry, name: entry.title.split('/').at(-1) ?? entry.name }
    : entry

const withNamedPages = (generator: StoryIndexGenerator): StoryIndexGenerator => {
  generator.sortStories = async (...entries) => {
    const sorted = await StoryIndexGenerator.prototype.sortStories.apply(generator, entries)
    return Object.fromEntries(Object.entries(sorted).map(([id, entry]) => [id, named(entry)]))
  }
  return generator
}

export default {
  storyIndexGenerator: withNamedPages,
  features: { sidebarOnboardingChecklist: false, experimentalTestSyntax: true, componentsManifest: true },
  /** `manifests/components.json` and `llms.txt` of the built Storybook, for agents. */
  experimental_manifests: (existing, { outputDir, configType }) => {
    const manifests = forAgents(existing ?? {}, join(import.meta.dirname, '..'))
    if (configType === 'PRODUCTION' && outputDir !== undefined) writeForAgents(outputDir, manifests)
    return manifests
  },
  experimental_indexers: (existing = []) => existing.map(indexed),
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Answers coding agents at /mcp while `npm run storybook` runs.
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['./public', { from: '../apps/api/demo/media', to: '/media' }],
  // The entries and the largest script are on their way before the first script has run.
  managerHead: (head, { configType }) =>
    configType === 'PRODUCTION'
      ? `${head}<link rel="modulepreload" href="./sb-manager/globals-runtime.js" /><link rel="preload" href="./index.json" as="fetch" crossorigin />`
      : head,
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        rolldownOptions: {
          // One file per language instead of one per namespace.
          output: { codeSplitting: { groups: [{ test: /i18n.messages.*\.json/, name: languageOf }] } },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The icons of categories are no component: what docgen adds to them would be one more icon.
      exclude: ['**/*.stories.tsx', '**/src/icons/**'],
      propFilter: (prop, { name }) => {
        if (isNoise(prop)) return false
        const value = DEFAULTS.get(name)?.[prop.name]
        if (value !== undefined) prop.defaultValue ??= { value }
        completeRow(prop)
        return true
      },
    },
  },
} satisfies StorybookConfig & {
  storyIndexGenerator: (generator: StoryIndexGenerator) => StoryIndexGenerator
  experimental_manifests: (
    existing: Manifests | undefined,
    options: { readonly outputDir?: string; readonly configType?: string },
  ) => Manifests
}
