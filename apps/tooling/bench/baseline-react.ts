import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The least that a React page can do: take over markup that is there already. */
const root = document.getElementById('root')
const markup = root?.firstElementChild?.innerHTML
if (root && markup !== undefined) {
  hydrateRoot(root, createElement('div', { dangerouslySetInnerHTML: { __html: markup } }))
}
