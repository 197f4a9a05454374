import type { ComponentType } from 'react'
import type { IconProps } from '@/icons'

interface MobileMenuLineProps {
  icon: ComponentType<IconProps>
  label: string
  /** Short text at the end of the row, for example a count. */
  note?: string
  /** Accessible text of the note. */
  spoken?: string
  onChoose: () => void
}

/** One action of the mobile menu. */
export function MobileMenuLine({ icon: Icon, label, note, spoken, onChoose }: MobileMenuLineProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3.5 text-start font-medium"
    >
      <Icon className="text-text-subtle" />
      {label}
      {note && (
        <span className="ms-auto text-small font-normal text-text-subtle tabular-nums">
          {spoken ? (
            <>
              <span aria-hidden="true">{note}</span>
              <span className="sr-only">, {spoken}</span>
            </>
          ) : (
            note
          )}
        </span>
      )}
    </button>
  )
}
