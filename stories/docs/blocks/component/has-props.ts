import { fields } from '@/shop/shared/stored'

/** Whether a story's component has props to list. */
export const hasProps = (story?: { argTypes?: object }): boolean =>
  Object.values(fields(story?.argTypes)).some((row) => fields(fields(row).table).disable !== true)
