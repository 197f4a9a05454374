import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'
import { ScreenPage } from '../stories/docs/blocks/component/screen-page'
import '../stories/docs/docs.css'
import { DocsContainer } from './docs-container'

/** Draws a page of documentation in the brand's container, that of a screen as `ScreenPage`. */
export class PageRenderer extends DocsRenderer<ReactRenderer> {
  constructor() {
    super()
    const { render } = this
    this.render = (context, parameters, element) =>
      render(context, { container: DocsContainer, page: ScreenPage, ...parameters }, element)
  }
}
