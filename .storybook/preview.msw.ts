import { setupWorker } from 'msw/browser'

const unhandled: string[] = []

/** A call to the API without a handler is refused and remembered; everything else (assets, HMR) passes through. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      unhandled.push(`${request.method} ${pathname}`)
      print.error()
    },
  })
  return worker
}

/** Calls that were refused since the last time this was asked. */
export const takeUnhandledCalls = (): readonly string[] => unhandled.splice(0)
