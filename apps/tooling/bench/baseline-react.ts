import { createElement, Fragment, useState, type MouseEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Minimal React page: hydrates existing markup and responds to a press. */
function Page({ markup }: { markup: string }) {
  const [pressed, setPressed] = useState<string>()
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) setPressed(button.textContent)
  }
  return createElement(
    Fragment,
    null,
    createElement('div', { onClick: handleClick, dangerouslySetInnerHTML: { __html: markup } }),
    pressed !== undefined && createElement('div', { role: 'status', 'data-answer': pressed }, pressed),
  )
}

const root = document.getElementById('root')
const markup = root?.firstElementChild?.innerHTML
if (root && markup !== undefined) hydrateRoot(root, createElement(Page, { markup }))
