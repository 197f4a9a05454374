/** Functions that run in the page; they must not use anything outside of themselves. */

/** Replaces the page by an iframe with a story. */
export function frameStory(address: string): void {
  const frame = document.createElement('iframe')
  frame.src = address
  frame.style.cssText = 'position: fixed; inset: 0; border: 0'
  document.body.replaceChildren(frame)
}

/** Resizes the iframe from inside. */
export async function sizeFrame(width: number, height: number): Promise<void> {
  const frame = window.frameElement
  frame?.setAttribute('width', String(width))
  frame?.setAttribute('height', String(height))
  // Resize listeners have re-rendered after two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Switches to another story without reloading. */
export function showStory(storyId: string): void {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const channel: unknown = preview instanceof Object && Reflect.get(preview, 'channel')
  const emit: unknown = channel instanceof Object && Reflect.get(channel, 'emit')
  if (emit instanceof Function) emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' })
}

/** @returns the story shown and its render phase */
export function shownStory(): string {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview instanceof Object && Reflect.get(preview, 'currentRender')
  return render instanceof Object ? `${Reflect.get(render, 'id')} ${Reflect.get(render, 'phase')}` : ''
}

/**
 * Compares every open overlay with its unrestricted content height; each must be as high as that or as its maximum.
 * @returns their number, and a line per problem
 */
export function measureOverlays(): { count: number; problems: string[] } {
  const panels = [
    ...document.querySelectorAll<HTMLElement>(
      ':is([data-slot=dialog], [data-slot=drawer], [data-slot=alert-dialog])[data-state=open]',
    ),
  ]
  const scrolls = (part: HTMLElement) => /auto|scroll/.test(getComputedStyle(part).overflowY)
  const problems = panels.flatMap((panel) => {
    const name = panel.dataset.slot ?? ''
    const { maxHeight } = getComputedStyle(panel)
    const fits = maxHeight !== 'none'
    const limit = fits ? Number.parseFloat(maxHeight) : window.innerHeight - panel.offsetTop
    const parts = [...panel.querySelectorAll<HTMLElement>('*')].filter(
      (part) => scrolls(part) && part.localName !== 'textarea' && getComputedStyle(part).maxHeight === 'none',
    )
    const height = panel.offsetHeight
    const heights = parts.map((part) => part.offsetHeight)

    const style = panel.getAttribute('style')
    for (const [property, value] of [
      ['top', '0'],
      ['bottom', 'auto'],
      ['height', 'auto'],
      ['max-height', 'none'],
    ] as const)
      panel.style.setProperty(property, value, 'important')
    const needed = panel.offsetHeight
    const neededOf = parts.map((part) => part.offsetHeight)
    if (style === null) panel.removeAttribute('style')
    else panel.setAttribute('style', style)

    const wanted = fits ? Math.min(needed, limit) : limit
    return [
      ...(Math.abs(height - wanted) > 1 ? [`${name}: ${height} px high instead of ${wanted}`] : []),
      ...parts.flatMap((part, index) => {
        const own = neededOf[index] ?? 0
        const least = Math.min(own, Math.max(0, limit - (needed - own)))
        const has = heights[index] ?? 0
        const label = part.dataset.slot ?? part.role ?? part.localName
        return has < least - 1 ? [`${name}, ${label}: ${has} px high instead of ${least}`] : []
      }),
    ]
  })
  return { count: panels.length, problems }
}
