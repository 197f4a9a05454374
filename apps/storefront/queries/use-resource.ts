import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Resource, ResourceCache, ResourceState } from './resource-cache'

export const ResourceContext = createContext<ResourceCache | null>(null)

/** @throws Error outside of the app's provider */
export function useResourceCache(): ResourceCache {
  const cache = use(ResourceContext)
  if (!cache) throw new Error('useResource needs a ResourceContext')
  return cache
}

export function useResource<Data>(resource: Resource<Data>): ResourceState<Data> & { retry: () => void } {
  const cache = useResourceCache()
  const { key } = resource
  const snapshot = () => cache.state(resource)
  const state = useSyncExternalStore(cache.subscribe, snapshot, snapshot)
  useEffect(() => {
    void cache.read(resource)
    // A resource is named by its key; its loader is made anew at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [cache, key])
  return { ...state, retry: () => void cache.read(resource, true) }
}
