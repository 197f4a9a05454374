import { useRef, useState } from 'react'
import type { Picture } from '@/shop/catalogue/product'

interface Waiting {
  readonly id: string
  readonly file: File
  readonly url: string
}

/** Pictures of a product that is not stored yet, in their order. */
export function useWaitingPictures() {
  const [rows, setRows] = useState<readonly Waiting[]>([])
  const count = useRef(0)
  const handed = useRef<{ id: string; files: readonly File[] }>(undefined)
  const clear = () => {
    for (const { url } of rows) URL.revokeObjectURL(url)
    setRows([])
  }
  return {
    pictures: rows.map(({ id, file, url }, place): Picture => ({
      id,
      url,
      alt: file.name,
      isPrimary: place === 0,
      sources: [],
    })),
    add: (files: readonly File[]) =>
      setRows((before) => [
        ...before,
        ...files.map((file) => {
          count.current += 1
          return { id: `waiting-${count.current}`, file, url: URL.createObjectURL(file) }
        }),
      ]),
    move: (id: string, to: number) =>
      setRows((before) => {
        const moved = before.filter((row) => row.id === id)
        return before.filter((row) => row.id !== id).toSpliced(to, 0, ...moved)
      }),
    remove: (id: string) => {
      for (const row of rows) if (row.id === id) URL.revokeObjectURL(row.url)
      setRows((before) => before.filter((row) => row.id !== id))
    },
    handOver: (id: string) => {
      handed.current = { id, files: rows.map(({ file }) => file) }
    },
    /** Those handed over to this product, once. */
    filesFor: (id: string): readonly File[] => {
      if (handed.current?.id !== id) return []
      const { files } = handed.current
      handed.current = undefined
      return files
    },
    reset: clear,
  }
}
