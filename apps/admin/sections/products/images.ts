import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  deleteProductImage,
  updateProductImage,
  uploadProductImage,
} from '@/shop/catalogue/admin-products.client'
import type { Picture } from '@/shop/catalogue/product'
import type { ImageUpload, PictureChange, ProductSideState } from '@/screens/admin/products/products-types'
import { useHttp } from '../../app/application'
import { useOpenProduct } from './queries'
import { useWaitingPictures } from './waiting-pictures'
import { refusedLoadMessage } from '../../shared/query-states'

type State = Pick<ProductSideState, 'uploads' | 'waiting' | 'busyImageId' | 'imageError'>

/**
 * Pictures of the open product: one request per file, each with its own progress and cancel. Those of a new product wait
 * until it is stored.
 */
export function useImages(productId: string | undefined, isRead: boolean) {
  const http = useHttp()
  const show = useOpenProduct(productId)
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const waiting = useWaitingPictures()
  const take = (pictures: readonly Picture[]) => show((product) => ({ ...product, pictures }))
  const drop = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id))
  const set = (id: string, state: ImageUpload['state']) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  const change = useMutation({
    mutationFn: ({ imageId, action }: { imageId: string; action: 'remove' | PictureChange }) => {
      const id = productId ?? ''
      if (action === 'remove') return deleteProductImage(http, id, imageId)
      return updateProductImage(http, id, imageId, action)
    },
    onSuccess: take,
  })

  async function send(id: string, file: File): Promise<void> {
    const stop = stops.current.get(id)
    if (!stop || stop.signal.aborted || productId === undefined) return
    try {
      const onProgress = (percent: number) => set(id, { status: 'uploading', percent })
      take(await uploadProductImage(http, productId, file, { onProgress, signal: stop.signal }))
      drop(id)
    } catch (error) {
      if (!stop.signal.aborted) set(id, { status: 'failed', message: refusedLoadMessage(error) ?? '' })
    } finally {
      stops.current.delete(id)
    }
  }

  /** One after the other, because the server checks the number of pictures for each. */
  async function add(files: readonly File[]): Promise<void> {
    const queue = files.map((file) => {
      count.current += 1
      const id = `upload-${count.current}`
      stops.current.set(id, new AbortController())
      return { id, file }
    })
    setUploads((before) => [
      ...before,
      ...queue.map(({ id, file: { name, size } }) => ({
        id,
        name,
        bytes: size,
        state: { status: 'uploading' as const, percent: 0 },
      })),
    ])
    for (const { id, file } of queue) await send(id, file)
  }

  // A picture that arrives before its product is read would be lost on the screen.
  const start = useEffectEvent((id: string) => {
    const files = waiting.filesFor(id)
    if (files.length > 0) void add(files)
  })
  useEffect(() => {
    if (productId !== undefined && isRead) start(productId)
  }, [productId, isRead])

  const cancel = (id: string) => {
    stops.current.get(id)?.abort()
    drop(id)
  }
  const isNew = productId === undefined
  const state: State = {
    uploads,
    waiting: waiting.pictures,
    busyImageId: change.isPending ? change.variables.imageId : undefined,
    ...(change.isError && { imageError: refusedLoadMessage(change.error) ?? '' }),
  }
  return {
    state,
    add: (files: readonly File[]) => (isNew ? waiting.add(files) : void add(files)),
    cancel,
    change: (imageId: string, action: PictureChange) =>
      isNew ? waiting.move(imageId, action.position ?? 0) : change.mutate({ imageId, action }),
    remove: (imageId: string) =>
      isNew ? waiting.remove(imageId) : change.mutate({ imageId, action: 'remove' }),
    /** The new product is stored under this id; its pictures are sent once it is open. */
    handOver: waiting.handOver,
    /** Cancels running uploads when the dialog closes. */
    reset: () => {
      for (const stop of stops.current.values()) stop.abort()
      setUploads([])
      waiting.reset()
      change.reset()
    },
  }
}
