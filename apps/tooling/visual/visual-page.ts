import type { Shot } from './visual-compare'

const figure = (label: string, file: string | undefined) =>
  `<figure><figcaption>${label}</figcaption>${file === undefined ? '<p>none</p>' : `<a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a>`}</figure>`

const row = ({ name, pixels, before, after, diff }: Shot) => `<section>
<h2>${name} <small>${pixels} px differ</small></h2>
<div>${figure('before', before)}${figure('after', after)}${figure('difference', diff)}</div>
</section>`

/** Review page with before, after and difference side by side. */
export const reviewPage = (commit: string, rows: readonly Shot[], total: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Visual differences against ${commit}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
section { border-top: 1px solid GrayText; padding: 1rem 0 }
small { font-weight: 400 }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid GrayText }
</style>
</head>
<body>
<h1>${rows.length} of ${total} pictures differ from ${commit}</h1>
${rows.map(row).join('\n')}
</body>
</html>
`
