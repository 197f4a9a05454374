import { useState } from 'react'

interface Served<Of> {
  /** What it was rendered of. */
  readonly of: Of
  readonly html: string
}

/**
 * Markup of a page from the server, which is kept as it is, so that the code that renders it is loaded only for something
 * else. @param id of its element
 */
export function useServed<Of>(of: Of, id: string | undefined): Served<Of> | undefined {
  const [served] = useState(() => {
    const html = import.meta.env.SSR || !id ? undefined : document.getElementById(id)?.innerHTML
    return html ? { of, html } : undefined
  })
  return served
}
