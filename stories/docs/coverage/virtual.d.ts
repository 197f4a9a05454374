declare module 'virtual:specification-coverage' {
  interface Row {
    readonly area: string
    readonly item: string
    readonly stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
  }
  const table: { readonly messages: readonly Row[]; readonly states: readonly Row[] }
  export default table
}
