import { setupWorker } from 'msw/browser'

/** A story that calls the API without a handler fails; everything else (assets, HMR) passes through. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error()
    },
  })
  return worker
}
