import { REMEMBER_PRESS } from './early-press'

interface ServerHeadProps {
  styles: readonly string[]
  scripts: readonly string[]
}

/** Static part of the head; index.html repeats it for pages that are rendered in the browser only. */
export function ServerHead({ styles, scripts }: ServerHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161d19" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {styles.map((file) => (
        <link key={file} rel="stylesheet" crossOrigin="" href={file} />
      ))}
      {/* Low priority, so that scripts do not delay the resources needed to paint. */}
      {scripts.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" fetchPriority="low" href={file} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: REMEMBER_PRESS }} />
    </>
  )
}
