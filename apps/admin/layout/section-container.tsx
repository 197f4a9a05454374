import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { NoPermission } from '@/screens/admin/layout/no-permission'
import { sectionHref } from '@/screens/admin/layout/sections'
import { isClosedEditor, mayOpen, sectionOf } from '../sections'
import { usePermissions } from '../staff/queries'
import { SectionContent } from './section-content'

/** Shows the section named in the URL. */
export function SectionContainer() {
  const [params] = useSearchParams()
  const permissions = usePermissions()
  const section = sectionOf(params.get('section'), permissions)
  const title = useTranslations('admin')(`sections.${section.id}`)
  useEffect(() => {
    document.title = `${title} – Verda`
  }, [title])
  if (!mayOpen(section, permissions))
    return <NoPermission section={section.id} home={sectionHref(sectionOf(null, permissions).id)} />
  if (isClosedEditor(section, params, permissions))
    return <NoPermission section={section.id} home={sectionHref(section.id)} />
  return (
    <Suspense key={section.id} fallback={null}>
      <SectionContent section={section} />
    </Suspense>
  )
}
