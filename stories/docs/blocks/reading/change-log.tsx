import { Markdown } from '@storybook/addon-docs/blocks'
import text from '../../../../.github/CHANGELOG.md?raw'

/** The change log of the repository, without its title. */
export const ChangeLog = () => (
  <div className="docs-prose">
    <Markdown>{text.replace(/^# .*\n/, '')}</Markdown>
  </div>
)
