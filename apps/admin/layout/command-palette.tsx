import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CommandPalette } from '@/screens/admin/layout/command-palette'
import { routeOf } from '../app/inner-links'
import { mayOpen, sections } from '../sections'
import { usePermissions } from '../staff/queries'
import { useCommandSearch } from './command-search'
import { useCommands } from './commands'

interface CommandPaletteContainerProps {
  onClose: () => void
}

export default function CommandPaletteContainer({ onClose }: CommandPaletteContainerProps) {
  const navigate = useNavigate()
  const permissions = usePermissions()
  const [query, setQuery] = useState('')
  const state = useCommandSearch(query)
  const commands = useCommands()
  return (
    <CommandPalette
      sections={sections.filter((section) => mayOpen(section, permissions))}
      commands={commands}
      query={query}
      state={state}
      onQueryChange={setQuery}
      onChoose={(href) => {
        onClose()
        void navigate(routeOf(href))
      }}
      onClose={onClose}
    />
  )
}
