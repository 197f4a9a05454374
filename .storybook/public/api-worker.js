// Only API calls are mocked. Without this each module and picture would go through the page, too.
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation()
})
importScripts('./mockServiceWorker.js')
