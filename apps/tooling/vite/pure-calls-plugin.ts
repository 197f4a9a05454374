import type { Plugin } from 'vite'

const MADE_BY_REACT = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const SHOWN_BY_DEVTOOLS = /^\w+\.displayName = ".*";$/gm
const NAMED_FOR_TRACES = /^ *__name\(\w+, "\w+"\);$|static \{\s+__name\(this, "\w+"\);\s+\}/gm
/** A function that is named where it is made: on one line, or the start and the end of one on several. */
const NAMED_LINE = /__name\(((?:function |\().*), "\w+"\)/g
const NAMED_LINES = /__name\((?=function |\()|(?<=^ *\}\)?), "\w+"(?=\))/gm

/** A class whose contextType is assigned outside; assigning it inside makes it tree-shakeable. */
const CONTEXT_SET_OUTSIDE =
  /(class extends React\d*\.Component \{)((?:(?!\nvar )[^])*?)^\w+\.contextType = (\w+);$/m

/**
 * Makes two libraries tree-shakeable whose top-level code counts as a side effect: calls of React in react-router (links,
 * forms, data routes: 7 KiB gzip), and names for stack traces in Radix (an unfinished second collection: 2 KiB). Calls are
 * marked as pure and names removed, as are the warnings of react-router's development build, the only one its package
 * exports.
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
          .replace(NAMED_LINE, '($1)')
          .replace(NAMED_LINES, (part) => (part.startsWith('__name') ? '(' : ''))
          .replace(CONTEXT_SET_OUTSIDE, '$1 static contextType = $3;$2')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace('function warning(cond, message) {', '/* @__NO_SIDE_EFFECTS__ */ $&'),
        map: null,
      }),
    },
  }
}
