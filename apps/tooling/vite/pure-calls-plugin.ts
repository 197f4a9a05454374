import type { Plugin } from 'vite'

const MADE_BY_REACT = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const SHOWN_BY_DEVTOOLS = /^ *\w+\.displayName = .*;$/gm
const NAMED_FOR_TRACES = /^ *__name\(\w+, "\w+"\);$|static \{\s+__name\(this, "\w+"\);\s+\}/gm
/** A function that is named where it is made: on one line, or the start and the end of one on several. */
const NAMED_LINE = /__name\(((?:function |\().*), "\w+"\)/g
const NAMED_LINES = /__name\((?=function |\()|(?<=^ *\}\)?), "\w+"(?=\))/gm

/** A start without its end would make the function its name: in `(function () {…}, "Name")` the name is what remains. */
function withoutNames(code: string): string {
  let open = 0
  const unnamed = code.replace(NAMED_LINE, '($1)').replace(NAMED_LINES, (part) => {
    const starts = part.startsWith('__name')
    open += starts ? 1 : -1
    return starts ? '(' : ''
  })
  if (open !== 0) throw new Error('A function is named in a way that this plugin does not know.')
  return unnamed
}

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
        code: withoutNames(code.replace(NAMED_FOR_TRACES, ''))
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1.$2(')
          .replace(SHOWN_BY_DEVTOOLS, '')
          .replace(CONTEXT_SET_OUTSIDE, '$1 static contextType = $3;$2')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace('function warning(cond, message) {', '/* @__NO_SIDE_EFFECTS__ */ $&'),
        map: null,
      }),
    },
  }
}
