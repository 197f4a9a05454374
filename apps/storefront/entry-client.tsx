import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLanguage, type Language } from '@/i18n'
import './index.css'
import { App } from './app/app'
import { Document } from './app/document'
import { servedUrl } from './app/early-press'
import { loadMessages, seedMessages, SHELL_NAMESPACES } from './app/messages'
import { readPageState } from './app/page-state'
import { ShopRouter } from './app/shop-router'
import { createApplication } from './features/application'
import { notFound, pageAt } from './pages'

// The script is async: on a slow connection it may run before the document is complete.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))

const declared = document.documentElement.lang
const language: Language = isLanguage(declared) ? declared : 'de'
const state = readPageState()
if (state) seedMessages(language, state.messages)

const application = createApplication({ origin: state?.origin ?? window.location.origin })
if (state) hydrate(application.queries, state.queries)

const { View } = pageAt(servedUrl().pathname)?.page ?? notFound
const [messages] = await Promise.all([
  loadMessages(language, SHELL_NAMESPACES),
  // A failed load is shown by the page's error boundary.
  View.preload(language).catch(() => undefined),
])

const app = (
  <ShopRouter language={language}>
    <App application={application} language={language} messages={messages} />
  </ShopRouter>
)
const root = document.getElementById('root')
if (state) {
  // In a transition React hydrates in slices, so that the page can scroll and presses take priority.
  startTransition(() => {
    hydrateRoot(document, <Document language={language}>{app}</Document>)
  })
  window.repeatPress?.()
} else if (root) createRoot(root).render(app)
