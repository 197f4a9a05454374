/** What runs in the page; each function may use nothing from outside of itself. */

/** Puts a frame with a story in place of the page. */
export function frameStory(address: string): void {
  const frame = document.createElement('iframe')
  frame.src = address
  frame.style.cssText = 'position: fixed; inset: 0; border: 0'
  document.body.replaceChildren(frame)
}

/** Gives the frame, from inside of it, the size of a window. */
export async function sizeFrame(width: number, height: number): Promise<void> {
  const frame = window.frameElement
  frame?.setAttribute('width', String(width))
  frame?.setAttribute('height', String(height))
  // What listens to the size has drawn itself anew in the frame after the next.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Changes to another story without loading anew. */
export function showStory(storyId: string): void {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const channel: unknown = preview instanceof Object && Reflect.get(preview, 'channel')
  const emit: unknown = channel instanceof Object && Reflect.get(channel, 'emit')
  if (emit instanceof Function) emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' })
}

/** @returns which story is shown and how far it is */
export function shownStory(): string {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview instanceof Object && Reflect.get(preview, 'currentRender')
  return render instanceof Object ? `${Reflect.get(render, 'id')} ${Reflect.get(render, 'phase')}` : ''
}

/**
 * Compares every open overlay with the height that its content has without a limit; each must be as high as that,
 * or as high as it may be. @returns how many there are, and a line for each part that is not
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
