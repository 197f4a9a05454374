import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import {
  createCargo,
  deleteCargo,
  listActiveCargo,
  listCargo,
  toggleCargo,
  updateCargo,
} from '@/shop/cargo/cargo.client'
import type { Query } from '@/contract/shared/dto'
import type { CargoCompany, CargoInput } from '@/shop/cargo/cargo'
import type { Platform } from '@/shop/shared/platform'
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

/** Invalidates the lists after every change. */
function useCargoChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    // Also after a refusal: somebody else may have changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: ['cargo'] }),
  })
}

interface SaveInput {
  /** Missing for a new company. */
  readonly before: CargoCompany | undefined
  readonly input: CargoInput
}
export const useSaveCargo = () =>
  useCargoChange((http, { before, input }: SaveInput) =>
    before ? updateCargo(http, before, input) : createCargo(http, input),
  )

export const useDeleteCargo = () => useCargoChange(deleteCargo)

export const useToggleCargo = () => useCargoChange(toggleCargo)
