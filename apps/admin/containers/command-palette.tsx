import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CommandPalette } from '@/screens/admin/layout/command-palette'
import { leaveSafely } from '@/screens/admin/shared/forms/leave-guard'
import { useCommandSearch } from '../queries/command-search'

interface CommandPaletteContainerProps {
  onClose: () => void
}

export default function CommandPaletteContainer({ onClose }: CommandPaletteContainerProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const state = useCommandSearch(query)
  const handleChoose = (href: string) => {
    onClose()
    leaveSafely(() => void navigate(href.replace(/^\/admin/, '')))
  }
  return (
    <CommandPalette
      query={query}
      state={state}
      onQueryChange={setQuery}
      onChoose={handleChoose}
      onClose={onClose}
    />
  )
}
