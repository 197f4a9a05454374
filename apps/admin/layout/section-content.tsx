import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from 'use-intl'
import { IntlProvider, useLanguage } from '@/i18n'
import { ChangedRows } from '@/screens/admin/shared/lists/changed-rows'
import { loadAdminMessages } from '../app/messages'
import { useChanged } from '../app/news'
import type { SectionDefinition } from '../sections/definition'

/** The section's container with its messages; suspends until both are there. */
export function SectionContent({ section }: { section: SectionDefinition }) {
  const language = useLanguage()
  const shared = useMessages()
  const { data } = useSuspenseQuery({
    queryKey: ['section', section.id, language],
    queryFn: async () => {
      const [{ default: Container }, messages] = await Promise.all([
        section.load(),
        loadAdminMessages(language, section.messages),
      ])
      return { Container, messages }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const { Container, messages } = data
  return (
    <IntlProvider language={language} messages={{ ...shared, ...messages }}>
      <Changed>
        <Container />
      </Changed>
    </IntlProvider>
  )
}

/** Its own component, so that what others change renders no section anew. */
const Changed = ({ children }: { children: ReactNode }) => (
  <ChangedRows value={useChanged()}>{children}</ChangedRows>
)
