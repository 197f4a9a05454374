import { useEffect } from 'react'
import { useTranslations } from '@/i18n'

type Titled = 'landing' | 'checkout' | 'orders' | 'reset' | 'notFound'

/** The server wrote the first page's title; navigation in the browser changes it. */
export function useTitle(page: Titled): void {
  const title = useTranslations('meta')(`${page}.title`)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Title of a product's page; nothing changes until its name is known. */
export function useProductTitle(name: string | undefined): void {
  const t = useTranslations('meta')
  const title = name === undefined ? undefined : t('product.title', { name })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** Title of the catalogue, or of one of its categories. */
export function useCatalogueTitle(category: string | undefined): void {
  const t = useTranslations('meta')
  const title = category === undefined ? t('catalogue.title') : t('catalogue.category', { category })
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Title of a legal page; none: there is no such page. */
export function useLegalTitle(name: string | undefined): void {
  const t = useTranslations('meta')
  const title = name === undefined ? t('notFound.title') : t('legal.title', { name })
  useEffect(() => {
    document.title = title
  }, [title])
}
