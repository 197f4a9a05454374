import type { Plugin } from 'vite'

const MADE_BY_REACT = /= (React\d*)\.(forwardRef|createContext|memo)\(/g
const NAMED_FOR_TOOLS = /^\w+\.displayName = ".*";$/gm

/**
 * react-router does not mark its components as pure, so a bundler keeps those that nobody uses (links, forms,
 * data routes: 7 KiB gzip). Their names in React's developer tools go for the same reason, and warnings of its
 * development build, the only one that the package exports.
 */
export function pureCalls(): Plugin {
  return {
    name: 'verda-pure-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1.$2(')
          .replace(NAMED_FOR_TOOLS, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  }
}
