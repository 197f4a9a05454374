// Only API calls are mocked. Without this each module and picture would go through the page, too.
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const home = new URL(registration.scope)
  // A Storybook below a path has the stories' pictures there, too.
  if (home.pathname !== '/' && origin === home.origin && pathname.startsWith('/media/'))
    event.respondWith(fetch(new URL(`.${pathname}`, home)))
  if (!pathname.startsWith('/api/')) event.stopImmediatePropagation()
  // Chromium may end a service worker on a busy machine and starts another for the next call, which would let all calls of
  // pages pass that it does not know yet.
  else activeClientIds.add(event.clientId)
})
importScripts('./mockServiceWorker.js')
