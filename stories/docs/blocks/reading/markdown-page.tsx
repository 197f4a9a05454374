import { Markdown } from '@storybook/addon-docs/blocks'

/** A page that is a Markdown file of the repository, so that it reads the same there. */
export const MarkdownPage = ({ text }: { text: string }) => (
  <div className="docs-prose">
    <Markdown>{text}</Markdown>
  </div>
)
