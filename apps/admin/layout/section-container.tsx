import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { sectionOf } from '../sections'
import { SectionContent } from './section-content'

/** Shows the section named in the URL. */
export function SectionContainer() {
  const [params] = useSearchParams()
  const section = sectionOf(params.get('section'))
  const title = useTranslations('admin')(`sections.${section.id}`)
  useEffect(() => {
    document.title = `${title} – Verda`
  }, [title])
  return (
    <Suspense key={section.id} fallback={null}>
      <SectionContent section={section} />
    </Suspense>
  )
}
