import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CommandPalette } from '@/screens/admin/layout/command-palette'
import { routeOf } from '../app/inner-links'
import { mayOpen, sections } from '../sections'
import { usePermissions } from '../staff/queries'
import { useCommandSearch } from './command-search'

interface CommandPaletteContainerProps {
  onClose: () => void
}

export default function CommandPaletteContainer({ onClose }: CommandPaletteContainerProps) {
  const navigate = useNavigate()
  const permissions = usePermissions()
  const [query, setQuery] = useState('')
  const state = useCommandSearch(query)
  return (
    <CommandPalette
      sections={sections.filter((section) => mayOpen(section, permissions))}
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
