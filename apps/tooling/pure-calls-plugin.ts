import type { Plugin } from 'vite'

const MADE_BY_REACT = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const SHOWN_BY_DEVTOOLS = /^\w+\.displayName = ".*";$/gm
const NAMED_FOR_TRACES = /^__name\(\w+, "\w+"\);$|static \{\s+__name\(this, "\w+"\);\s+\}/gm

/** A class whose context is set from outside; inside, nobody needs to keep it. */
const CONTEXT_SET_OUTSIDE =
  /(class extends React\d*\.Component \{)((?:(?!\nvar )[^])*?)^\w+\.contextType = (\w+);$/m

/**
 * Two libraries keep what nobody uses, because what stands at the top of their modules counts as an effect: calls of
 * React in react-router (links, forms, data routes: 7 KiB gzip), names for stack traces in Radix (a second, unfinished
 * collection: 2 KiB). Calls are marked as pure and names left out; so are the warnings of react-router's development
 * build, the only one that its package exports.
 */
export function pureCalls(): Plugin {
  return {
    name: 'verda-pure-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(react-router|@radix-ui\/[\w-]+)\/dist\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1.$2(')
          .replace(SHOWN_BY_DEVTOOLS, '')
          .replace(NAMED_FOR_TRACES, '')
          .replace(CONTEXT_SET_OUTSIDE, '$1 static contextType = $3;$2')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  }
}
