import type { ReactRenderer } from '@storybook/react-vite'
import type { BaseAnnotations } from 'storybook/internal/types'

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Draws a story as Storybook does and plays it once it is painted: a modal closes the page to pointers one render before it
 * opens itself to them, and nobody presses anything in between.
 */
export const mountPressable: NonNullable<BaseAnnotations<ReactRenderer>['mount']> =
  (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    // Storybook's types leave it out.
    const draw: unknown = context.renderToCanvas
    if (typeof draw !== 'function') throw new Error('A story cannot be drawn without renderToCanvas.')
    await Reflect.apply(draw, context, [])
    await painted()
    return context.canvas
  }
