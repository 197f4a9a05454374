import { Source } from '@storybook/addon-docs/blocks'
import { use, type ComponentProps } from 'react'
import { DocsTheme } from '../docs-theme'

/** Storybook's code block in the page's theme; by itself it is light in both. */
export const Code = (props: ComponentProps<typeof Source>) => (
  <Source dark={use(DocsTheme) === 'dark'} {...props} />
)
