import { CloseIcon } from '@/icons'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { usePhone } from '../use-narrow'

interface ClearSelectionProps {
  label: string
  onClear: () => void
  /** Of the bar that it stands in. */
  className?: string
}
export function ClearSelection({ label, onClear, className = '' }: ClearSelectionProps) {
  return usePhone() ? (
    <IconButton
      size="admin"
      icon={CloseIcon}
      label={label}
      onClick={onClear}
      className={`ms-auto ${className}`}
    />
  ) : (
    <Button variant="ghost" size="admin" onClick={onClear} className={className}>
      {label}
    </Button>
  )
}
