const NAME = 'pack'

const nameIt = (element: HTMLElement | null, name: string) =>
  element?.style.setProperty('view-transition-name', name)

/**
 * Opens a product's page so that the pressed picture moves to its place there, where the browser can and motion is wanted.
 * The old page is kept on the screen until `open` resolves, so call it only for what is rendered at once.
 */
export function openWithPicture(picture: HTMLElement, open: () => Promise<void>): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void open()
  let place: HTMLElement | null = null
  nameIt(picture, NAME)
  const { finished } = document.startViewTransition(async () => {
    await open()
    nameIt(picture, '')
    place = document.querySelector('[data-slot=product-gallery] [data-slot=picture]')
    nameIt(place, NAME)
  })
  void finished.finally(() => nameIt(place, ''))
}
