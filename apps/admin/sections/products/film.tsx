import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  deleteProductVideo,
  updateProductVideo,
  uploadProductVideo,
} from '@/shop/catalogue/admin-products.client'
import type { ProductVideo } from '@/shop/catalogue/product'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import { omit } from '@/shop/shared/omit'
import { ProductFilmField } from '@/screens/admin/products/form/product-film-field'
import type { ImageUpload, PictureChange } from '@/screens/admin/products/products-types'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { useOpenProduct } from './queries'

interface FilmProps {
  /** Undefined for a new product. */
  product: ProductRecord | undefined
  readOnly: boolean
}

/** Film of the open product; closing the dialog cancels its upload. */
export function Film({ product, readOnly }: FilmProps) {
  const http = useHttp()
  const id = product?.id ?? ''
  const show = useOpenProduct(product?.id)
  const [percent, setPercent] = useState(0)
  const stop = useRef<AbortController>(undefined)
  const take = (video: ProductVideo) => show((open) => ({ ...open, video }))
  const sending = useMutation({
    mutationFn: (file: File) => {
      const control = new AbortController()
      stop.current = control
      setPercent(0)
      return uploadProductVideo(http, id, file, { onProgress: setPercent, signal: control.signal })
    },
    onSuccess: (video) => {
      take(video)
      sending.reset()
    },
  })
  const describing = useMutation({
    mutationFn: (change: PictureChange) => updateProductVideo(http, id, omit(change, 'position')),
    onSuccess: take,
  })
  const removing = useMutation({
    mutationFn: () => deleteProductVideo(http, id),
    onSuccess: () => show((open) => omit(open, 'video')),
  })
  useEffect(() => () => stop.current?.abort(), [])
  const { variables: file } = sending
  const upload: ImageUpload | undefined =
    file && !sending.isIdle && !sending.isSuccess
      ? {
          id: 'film',
          name: file.name,
          bytes: file.size,
          state: sending.isError
            ? { status: 'failed', message: refusedLoadMessage(sending.error) ?? '' }
            : { status: 'uploading', percent },
        }
      : undefined
  const failed = [describing, removing].find(({ isError }) => isError)
  return (
    <ProductFilmField
      video={product?.video}
      isNew={!product}
      readOnly={readOnly}
      upload={upload}
      error={failed && (refusedLoadMessage(failed.error) ?? '')}
      onAdd={(chosen) => sending.mutate(chosen)}
      onCancel={() => {
        stop.current?.abort()
        sending.reset()
      }}
      onDescribe={(change) => describing.mutate(change)}
      onRemove={() => removing.mutate()}
    />
  )
}
