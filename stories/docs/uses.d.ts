declare module 'virtual:uses' {
  /** The importers of each component and screen: `'src/ui/button'` → file paths. */
  const uses: Readonly<Record<string, readonly string[]>>
  export default uses
}
