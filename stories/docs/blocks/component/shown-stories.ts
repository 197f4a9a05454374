import { DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'

/** The stories of the page's component that show a state, without tests. */
export const useShownStories = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev') && !tags.includes('test-fn'))
