import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createHttp } from '@/client'
import type { Language } from '@/i18n'
import { App } from './app/app'
import { Document } from './app/document'
import { filesAhead, filesOfEntry } from './app/built-files'
import { REMEMBER_PRESS } from './app/early-press'
import { LAY_OUT_AT_ONCE } from './app/lay-out-at-once'
import { loadMessages, SHELL_NAMESPACES } from './app/messages'
import { STATE_ID, writePageState } from './app/page-state'
import { FOREIGN_NODES, ServerHead } from './app/server-head'
import { FooterView } from './app/shop-footer'
import { START_SCRIPTS } from './app/start-scripts'
import { createApplication } from './features/application'
import { shopQuery } from './features/shop/shop-queries'
import { notFound, pageAt, pages } from './pages'

export { pages }
export { API_BASE as apiBase, PLATFORM as platform } from './settings'

/** All inline scripts; the content security policy contains their hashes. */
export const inlineScripts = [LAY_OUT_AT_ONCE, REMEMBER_PRESS, FOREIGN_NODES, START_SCRIPTS]

export interface RenderInput {
  /** Path and query, for example '/product/abendruhe?lang=en'. */
  readonly url: string
  readonly language: Language
  /** Public URL of the shop without a trailing slash, for canonical links. */
  readonly publicUrl: string
  /** Handles API requests such as '/products?…' in process. */
  readonly api: (path: string) => Promise<ApiAnswer>
}

interface ApiAnswer {
  readonly status: number
  /** JSON text. */
  readonly body: string
}

export interface Rendered {
  readonly status: 200 | 301 | 404 | 503
  readonly html: string
  /** Path and query of the page that stands for this one now. */
  readonly location?: string
}

/** HTTP client that calls the API in process. */
const httpOn = (api: RenderInput['api'], language: Language) =>
  createHttp({
    baseUrl: '',
    token: () => null,
    language: () => language,
    onUnauthorized: () => undefined,
    fetch: async (path) => {
      const url = typeof path === 'string' ? path : path instanceof URL ? path.href : path.url
      const { status, body } = await api(url)
      return new Response(body, { status })
    },
  })

/** React's mark of a Suspense boundary whose content has failed on the server. */
const LEFT_OUT = '<!--$!-->'

/** Renders a page with its data. Queries that fail are repeated by the browser. */
export async function render({ url, language, publicUrl, api }: RenderInput): Promise<Rendered> {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  const found = pageAt(pathname)
  const visit = { params: found?.params ?? {}, searchParams, language }
  const { View, source } = found?.page ?? notFound
  const application = createApplication({ origin: publicUrl, http: httpOn(api, language) })
  const { queries } = application
  const [messages] = await Promise.all([
    loadMessages(language, [...SHELL_NAMESPACES, ...(found?.page.namespaces ?? [])]),
    View.preload(language),
    FooterView.preload(language),
    queries.prefetchQuery(shopQuery(application, language)),
    ...(found?.page.loader?.(application, visit) ?? []),
  ])
  const { entry, styles, scripts } = filesOfEntry(source)
  const ahead = filesAhead(source, language)
  const document = (content: React.ReactNode, state: React.ReactNode) =>
    `<!doctype html>${renderToString(
      <Document
        language={language}
        head={<ServerHead styles={styles} />}
        tail={
          <>
            {state}
            <script
              data-entry={entry}
              data-scripts={scripts.join(' ')}
              data-ahead={ahead.join(' ')}
              dangerouslySetInnerHTML={{ __html: START_SCRIPTS }}
            />
          </>
        }
      >
        {content}
      </Document>,
    )}`
  const isIncomplete = queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error')
  if (isIncomplete) return { status: 503, html: document(null, null) }
  const moved = await found?.page.movedTo?.(application, visit)
  if (moved !== undefined) return { status: 301, html: '', location: moved }
  const state = writePageState({ origin: publicUrl, messages, queries: dehydrate(queries) })
  const html = document(
    <StaticRouter location={url}>
      <App application={application} language={language} messages={messages} />
    </StaticRouter>,
    <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />,
  )
  // Content that throws is left out of the markup without a word, for the browser to render.
  if (html.includes(LEFT_OUT)) return { status: 503, html }
  const exists = found !== undefined && found.page.exists?.(application, visit) !== false
  return { status: exists ? 200 : 404, html }
}
