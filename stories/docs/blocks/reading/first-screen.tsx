import { Code } from '../component/code'
import { NewsletterForm } from '../../samples/newsletter-form'
import code from '../../samples/newsletter-form.tsx?raw'

/** The code as written in an app that has installed the package. */
const asInAnApp = code.replace(`'@/index'`, `'verda'`).replace(/^\/\*\*.*\*\/\n/m, '')

/** A working example for the getting-started page, followed by its source. */
export function FirstScreen() {
  return (
    <>
      <div className="sb-unstyled docs-story my-5 grid grid-cols-1 justify-items-center rounded-l border border-border bg-bg px-5 py-12 text-text">
        <div className="w-96 max-w-full">
          <NewsletterForm />
        </div>
      </div>
      <Code code={asInAnApp} language="tsx" />
    </>
  )
}
