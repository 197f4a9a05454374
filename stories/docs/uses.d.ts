declare module 'virtual:uses' {
  /** Who imports each component and screen: `'src/ui/button'` → paths of files. */
  const uses: Readonly<Record<string, readonly string[]>>
  export default uses
}
