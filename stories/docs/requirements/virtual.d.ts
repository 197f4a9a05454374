declare module 'virtual:requirements' {
  interface Witness {
    readonly title: string
    readonly file: string
    readonly storyId?: string
  }
  interface Requirement {
    readonly id: string
    readonly statement: string
    readonly testedBy: readonly Witness[]
    readonly shown: readonly { readonly literal: string; readonly by: readonly Witness[] }[]
  }
  const requirements: readonly Requirement[] | null
  export default requirements
}
