import { readdirSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'verda'
import messages from 'verda/messages/de'

/** Run in a project with the package: draws the samples of all screens by plain Node, as a server would. */
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const files = readdirSync('node_modules/verda/samples', { recursive: true }).filter((file) =>
  file.endsWith('.js'),
)
let drawn = 0
for (const file of files) {
  const path = file.replace(/\.js$/, '')
  const [samples, parts] = await Promise.all([
    import(`verda/samples/${path}`),
    import(`verda/screens/${path}`),
  ])
  const Screen = parts[pascal(path.split('/').at(-1))]
  for (const [name, props] of Object.entries(Screen ? samples : {})) {
    try {
      // A dialog draws nothing on a server.
      renderToString(
        createElement(IntlProvider, { language: 'de', messages, children: createElement(Screen, props) }),
      )
      drawn += 1
    } catch (error) {
      throw new Error(`${path}: ${name}`, { cause: error })
    }
  }
}
console.log(`${drawn} samples of ${files.length} screens are drawn by plain Node.`)
process.exitCode = drawn > 400 ? 0 : 1
