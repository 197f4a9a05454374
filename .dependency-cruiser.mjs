/** Import cycles, type imports included; who may import whom is held by eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle cannot be read, moved or loaded one file at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(node_modules|dist)|\.(json|css|svg|avif|webp)$` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
