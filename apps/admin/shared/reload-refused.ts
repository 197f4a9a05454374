import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'

/**
 * Loads the current record after a refused save. The refusal stays until it is there, because saving before would be
 * refused again, and also if it cannot be loaded.
 */
export async function reloadRefused(
  record: Pick<UseQueryResult, 'refetch'>,
  saving: Pick<UseMutationResult, 'reset'>,
): Promise<void> {
  const { isSuccess } = await record.refetch()
  if (isSuccess) saving.reset()
}
