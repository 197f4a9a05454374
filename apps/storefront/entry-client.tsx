import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isLanguage, type Language } from '@/i18n'
import './index.css'
import { App } from './app'
import { readHandover } from './handover'
import { endTakeOver, openGates } from './later'
import { ResourceCache } from './queries/resource-cache'
import { notFoundPage, pageAt } from './routes'
import { startCart, useCart } from './stores/cart'
import { startSession, useSession } from './stores/session'
import { loadWords, seedWords, SHELL_WORDS } from './words'

/** The client's code comes with the first call: a page of the server makes none. */
const http = async () => (await import('./http')).http

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const declared = document.documentElement.lang
const language: Language = isLanguage(declared) ? declared : 'de'
const handover = readHandover()
const found = pageAt(window.location.pathname)
if (handover) seedWords(language, handover.words)
const [words] = await Promise.all([
  loadWords(language, SHELL_WORDS),
  (found?.page.View ?? notFoundPage).preload(language),
])

const app = (
  <BrowserRouter>
    <App language={language} words={words} resources={new ResourceCache(http, handover?.resources)} />
  </BrowserRouter>
)
// As a transition it is done in slices: the page is there already, and a press may come in between.
if (handover) startTransition(() => void hydrateRoot(root, app))
else {
  endTakeOver()
  createRoot(root).render(app)
}

startSession()
startCart()
if (useSession.getState().user) void import('./queries/session').then(({ resumeSession }) => resumeSession())
// Who comes back with a cart or a session is shown it at once, and so is what a press of the page changes: the head
// tells it, though no second sign of the shopper may follow.
if (useCart.getState().lines.length > 0 || useSession.getState().user) openGates()
useCart.subscribe(openGates)
useSession.subscribe(openGates)
