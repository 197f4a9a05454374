import { useQuery } from '@tanstack/react-query'
import { listActiveCargo } from '@/client/cargo'
import type { Platform } from '@/domain/platform'
import { http } from '../http'

export const useActiveCargo = (platform: Platform | undefined) =>
  useQuery({
    queryKey: ['cargo', 'active', platform],
    queryFn: () => listActiveCargo(http, platform ?? 'germany'),
    enabled: platform !== undefined,
  })
