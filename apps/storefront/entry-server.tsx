import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createHttp, isFailure } from '@/client'
import type { Language } from '@/i18n'
import { App } from './app'
import { preloadLinks, template } from './built-files'
import { shopFooter, shopHead } from './parts'
import { writeHandover } from './handover'
import { headMarkup } from './head'
import { headOf } from './page-heads'
import { ResourceCache } from './queries/resource-cache'
import { notFoundPage, pageAt } from './routes'
import { scriptsLast } from './scripts-last'
import { serverPages } from './server-pages'
import { loadWords, SHELL_WORDS } from './words'

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
      const address = typeof path === 'string' ? path : path instanceof URL ? path.href : path.url
      const { status, body } = await api(address)
      return new Response(body, { status })
    },
  })

/** Renders one page with its data; a page without server data is the same shell, finished in the browser. */
export async function render({ url, language, publicUrl, api }: RenderInput): Promise<Rendered> {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  const found = pageAt(pathname)
  const View = found?.page.View ?? notFoundPage
  const resources = new ResourceCache(() => Promise.resolve(httpOn(api, language)))
  const onServer = found && serverPages[found.page.path]
  const wanted = onServer?.resources(found?.params ?? {}, searchParams) ?? []
  const parts = [View, shopHead, shopFooter, ...(onServer?.parts ?? [])]
  const [words] = await Promise.all([
    loadWords(language, [...SHELL_WORDS, ...parts.flatMap((part) => part.words)]),
    ...parts.map((part) => part.preload(language)),
    ...wanted.map((resource) => resources.read(resource)),
  ])
  const failures = wanted.flatMap((resource) => {
    const state = resources.state(resource)
    return state.status === 'error' ? [state.error] : []
  })
  const isUnknown = !found || onServer?.exists?.(found.params) === false
  const missing = isUnknown || failures.some((error) => isFailure(error) && error.code === 'NOT_FOUND')
  const body = renderToString(
    <StaticRouter location={url}>
      <App language={language} words={words} resources={resources} />
    </StaticRouter>,
  )
  const head = headOf({
    pathname,
    search: searchParams,
    origin: publicUrl,
    language,
    words,
    resources,
    missing,
  })
  // After the first view's own sheet: the one that holds every utility has to win.
  const files = template.replace('</head>', () => `${preloadLinks(View.source)}</head>`)
  const html = (onServer ? scriptsLast(files) : files)
    .replace('<html lang="de">', `<html lang="${language}">`)
    .replace('<!--head-->', () => headMarkup(head))
    .replace('<!--app-->', () => body)
    .replace('<!--state-->', () => writeHandover({ words, resources: resources.dehydrate() }))
  return { status: missing ? 404 : failures.length > 0 ? 503 : 200, html }
}
