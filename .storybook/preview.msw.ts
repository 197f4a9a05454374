import { setupWorker } from 'msw/browser'

const unhandled: string[] = []

/** Starts MSW. API calls without a handler fail and are recorded; other requests (assets, HMR) pass through. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/api-worker.js' },
    onUnhandledRequest: (request, print) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      unhandled.push(`${request.method} ${pathname}`)
      print.error()
    },
  })
  return worker
}

/** Returns and clears the API calls that had no handler. */
export const popUnhandledCalls = (): readonly string[] => unhandled.splice(0)
