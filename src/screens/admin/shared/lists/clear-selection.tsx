import { CloseIcon } from '../../../../icons'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { usePhone } from '../use-narrow'

export function ClearSelection({ label, onClear }: { label: string; onClear: () => void }) {
  return usePhone() ? (
    <IconButton size="admin" icon={CloseIcon} label={label} onClick={onClear} className="ml-auto" />
  ) : (
    <Button variant="ghost" size="admin" onClick={onClear}>
      {label}
    </Button>
  )
}
