import type { ReactRenderer } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import type { BeforeEach } from 'storybook/internal/csf'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Not of components. */
    msw: SetupWorker
  }
}

/** Answered by every story; unlike a story's mocks it is never reset. */
const MARKER = '/api/story-marker'

const unhandled: string[] = []
/** Calls without a response yet: some of them may not have reached their mock. */
const pending = new Set<Promise<Response>>()

const isCall = (url: string) => new URL(url, location.href).pathname.startsWith('/api/')

function notePendingCalls() {
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const response = send(input, init)
    if (!isCall(input instanceof Request ? input.url : String(input))) return response
    const remove = () => pending.delete(response)
    pending.add(response)
    response.then(remove, remove)
    return response
  }
}

/** Starts MSW. API calls without a handler fail and are recorded; other requests (assets, HMR) pass through. */
async function startWorker() {
  const [{ http, HttpResponse }, { setupWorker }, { eventMocks }] = await Promise.all([
    import('msw'),
    import('msw/browser'),
    import('@/shop/events/events.mocks'),
  ])
  // The back office asks for its stream again and again, also in the moment after its story.
  const worker = setupWorker(
    http.post(MARKER, () => new HttpResponse()),
    ...eventMocks.ok,
  )
  await worker.start({
    quiet: true,
    // Beside the built page, which may stand below a path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}api-worker.js` },
    onUnhandledRequest: (request, print) => {
      if (!isCall(request.url)) return
      unhandled.push(`${request.method} ${new URL(request.url).pathname}`)
      print.error()
    },
  })
  notePendingCalls()
  return worker
}

let worker: Promise<SetupWorker> | undefined

/** Gives a story MSW. Components make no calls, and the first one need not wait for the worker. */
export const withMocks: BeforeEach<ReactRenderer> = async (context) => {
  if (!context.title.startsWith('UI/')) context.msw = await (worker ??= startWorker())
  return async () => {
    // Calls made while the story was checked and removed must not fail the next one.
    await popUnhandledCalls()
    ;(await worker)?.resetHandlers()
  }
}

/**
 * Waits until all calls made so far have reached their mocks, since the next story's mocks would get those that are
 * still on their way through the service worker. Calls arrive in order. @returns those that had no handler since last time
 */
export async function popUnhandledCalls(): Promise<readonly string[]> {
  if (pending.size > 0) {
    const made = [...pending]
    await fetch(MARKER, { method: 'POST', body: MARKER })
    for (const call of made) pending.delete(call)
  }
  return unhandled.splice(0)
}
