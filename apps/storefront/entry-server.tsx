import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createHttp } from '@/client'
import type { Language } from '@/i18n'
import { App } from './app/app'
import { Document } from './app/document'
import { filesOf } from './app/built-files'
import { REMEMBER_PRESS } from './app/early-press'
import { loadMessages, SHELL_NAMESPACES } from './app/messages'
import { STATE_ID, writePageState } from './app/page-state'
import { ServerHead } from './app/server-head'
import { createApplication } from './features/application'
import { shopQuery } from './features/shop/shop-queries'
import { notFound, pageAt, pages } from './pages'

export { pages }

/** All that a page may execute beside its files; the content security policy names their hashes. */
export const inlineScripts = [REMEMBER_PRESS]

export interface RenderInput {
  /** Path and query, '/product/abendruhe?lang=en'. */
  readonly url: string
  readonly language: Language
  /** Public address of the shop without a final slash, for canonical links. */
  readonly publicUrl: string
  /** Answers '/products?…' from within the process. */
  readonly api: (path: string) => Promise<ApiAnswer>
}

interface ApiAnswer {
  readonly status: number
  /** JSON. */
  readonly body: string
}

export interface Rendered {
  readonly status: 200 | 404 | 503
  readonly html: string
}

/** The shared client on top of the process's own API. */
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

/** Renders one page with its data. What it could not read the browser asks for itself, from an empty page. */
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
    queries.prefetchQuery(shopQuery(application, language)),
    ...(found?.page.loader?.(application, visit) ?? []),
  ])
  const { entry, styles, scripts } = filesOf(source)
  const document = (content: React.ReactNode, state: React.ReactNode) =>
    `<!doctype html>${renderToString(
      <Document
        language={language}
        head={<ServerHead styles={styles} scripts={scripts} />}
        tail={
          <>
            {state}
            <script type="module" async crossOrigin="" fetchPriority="low" src={entry} />
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
  const state = writePageState({ origin: publicUrl, messages, queries: dehydrate(queries) })
  const html = document(
    <StaticRouter location={url}>
      <App application={application} language={language} messages={messages} />
    </StaticRouter>,
    <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />,
  )
  const exists = found !== undefined && found.page.exists?.(application, visit) !== false
  return { status: exists ? 200 : 404, html }
}
