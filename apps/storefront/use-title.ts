import { useEffect } from 'react'
import { useWords } from '@/i18n'

type Titled = 'landing' | 'checkout' | 'orders' | 'reset' | 'notFound'

/** The server wrote the first page's title; navigation in the browser changes it. */
export function useTitle(page: Titled): void {
  const title = useWords('meta')(`${page}.title`)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Title of a product's page; nothing changes until its name is known. */
export function useProductTitle(name: string | undefined): void {
  const words = useWords('meta')
  const title = name === undefined ? undefined : words('product.title', { name })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** Title of the catalogue, or of one of its categories. */
export function useCatalogueTitle(category: string | undefined): void {
  const words = useWords('meta')
  const title = category === undefined ? words('catalogue.title') : words('catalogue.category', { category })
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Title of a legal page; none: there is no such page. */
export function useLegalTitle(name: string | undefined): void {
  const words = useWords('meta')
  const title = name === undefined ? words('notFound.title') : words('legal.title', { name })
  useEffect(() => {
    document.title = title
  }, [title])
}
