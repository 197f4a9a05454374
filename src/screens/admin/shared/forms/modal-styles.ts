/** Shows small dialogs as a bottom sheet on phones. */
export const sheetOnPhone =
  'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:m-0 max-sm:max-w-none max-sm:rounded-b-none'
