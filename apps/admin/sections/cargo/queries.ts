import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
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
import { useHttp } from '../../app/application'

export function useActiveCargo(platform: Platform | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: ['cargo', 'active', platform],
    queryFn: () => listActiveCargo(http, platform ?? 'germany'),
    enabled: platform !== undefined,
  })
}

export function useCargo(filters: Query<'listCargo'>) {
  const http = useHttp()
  return useQuery({
    queryKey: ['cargo', 'list', filters],
    queryFn: () => listCargo(http, filters),
    placeholderData: keepPreviousData,
  })
}

/** After every change the lists are read again. */
function useCargoChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cargo'] }),
  })
}

interface SaveInput {
  /** Missing for a new company. */
  readonly id?: string
  readonly input: Omit<CargoCompany, 'id'>
}
export const useSaveCargo = () =>
  useCargoChange((http, { id, input }: SaveInput) =>
    id === undefined ? createCargo(http, input) : updateCargo(http, id, input),
  )

export const useDeleteCargo = () => useCargoChange(deleteCargo)

export const useToggleCargo = () => useCargoChange(toggleCargo)
