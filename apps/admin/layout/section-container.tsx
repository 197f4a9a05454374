import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sectionOf } from '../sections'
import { SectionContent } from './section-content'

/** Shows the section named in the URL. */
export function SectionContainer() {
  const [params] = useSearchParams()
  const section = sectionOf(params.get('section'))
  return (
    <Suspense key={section.id} fallback={null}>
      <SectionContent section={section} />
    </Suspense>
  )
}
