const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a story's component has props to list. */
export const hasProps = (story?: { argTypes?: object }): boolean =>
  Object.entries(story?.argTypes ?? {}).some(
    ([, row]: [string, unknown]) => !(isRecord(row) && isRecord(row.table) && row.table.disable === true),
  )
