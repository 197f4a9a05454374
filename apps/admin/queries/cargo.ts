import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createCargo,
  deleteCargo,
  listActiveCargo,
  listCargo,
  toggleCargo,
  updateCargo,
} from '@/client/cargo/cargo'
import type { Query } from '@/contract/shared/dto'
import type { CargoCompany } from '@/domain/cargo/cargo'
import type { Platform } from '@/domain/shared/platform'
import { http } from '../http'

export const useActiveCargo = (platform: Platform | undefined) =>
  useQuery({
    queryKey: ['cargo', 'active', platform],
    queryFn: () => listActiveCargo(http, platform ?? 'germany'),
    enabled: platform !== undefined,
  })

export const useCargo = (filters: Query<'listCargo'>) =>
  useQuery({
    queryKey: ['cargo', 'list', filters],
    queryFn: () => listCargo(http, filters),
    placeholderData: keepPreviousData,
  })

/** After every change the lists are read again (A4). */
function useCargoChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cargo'] }),
  })
}

export const useSaveCargo = () =>
  useCargoChange(({ id, input }: { id?: string; input: Omit<CargoCompany, 'id'> }) =>
    id === undefined ? createCargo(http, input) : updateCargo(http, id, input),
  )

export const useDeleteCargo = () => useCargoChange((id: string) => deleteCargo(http, id))

export const useToggleCargo = () => useCargoChange((id: string) => toggleCargo(http, id))
