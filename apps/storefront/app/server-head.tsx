import { tolerateForeignNodes } from '@/ui/foreign-nodes'
import { REMEMBER_PRESS } from './early-press'
import { LAY_OUT_AT_ONCE } from './lay-out-at-once'

/** Before React works on the page. */
export const FOREIGN_NODES = `(${tolerateForeignNodes.toString()})()`

interface ServerHeadProps {
  styles: readonly string[]
}

/** Static part of the head; index.html repeats it for pages that are rendered in the browser only. */
export function ServerHead({ styles }: ServerHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#060d0a" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <script dangerouslySetInnerHTML={{ __html: LAY_OUT_AT_ONCE }} />
      {styles.map((file) => (
        <link key={file} rel="stylesheet" crossOrigin="" href={file} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: REMEMBER_PRESS }} />
      <script dangerouslySetInnerHTML={{ __html: FOREIGN_NODES }} />
    </>
  )
}
