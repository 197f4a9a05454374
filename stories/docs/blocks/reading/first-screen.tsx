import { Source } from '@storybook/addon-docs/blocks'
import { NewsletterForm } from '../../samples/newsletter-form'
import code from '../../samples/newsletter-form.tsx?raw'

/** As an app writes it that has installed the package. */
const asInAnApp = code.replace(`'@/index'`, `'verda'`).replace(/^\/\*\*.*\*\/\n/m, '')

/** The first screen of the page on getting started: it works, and stands below as its source. */
export function FirstScreen() {
  return (
    <>
      <div className="sb-unstyled docs-story my-5 grid place-items-center rounded-l border border-border bg-bg px-5 py-12 text-text">
        <div className="w-96 max-w-full">
          <NewsletterForm />
        </div>
      </div>
      <Source code={asInAnApp} language="tsx" />
    </>
  )
}
