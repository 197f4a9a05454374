import { useState, type ReactNode } from 'react'
import { CheckIcon } from '@/icons'

interface CopyNameProps {
  /** The text to copy. */
  text: string
  /** @default the text itself */
  children?: ReactNode
  className?: string
}

/** Copies text on click and shows a confirmation until the pointer or focus leaves. */
export function CopyName({ text, children = text, className = '' }: CopyNameProps) {
  const [copied, setCopied] = useState(false)
  const reset = () => setCopied(false)
  const handleClick = () => void navigator.clipboard.writeText(text).then(() => setCopied(true), reset)
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      onClick={handleClick}
      onPointerLeave={reset}
      onBlur={reset}
      className={`relative rounded-xs text-start hover:bg-surface-hover ${className}`}
    >
      {children}
      <span role="status" className="contents">
        {copied && (
          <span className="absolute -top-8 left-1/2 z-1 flex -translate-x-1/2 items-center gap-1 rounded-xs bg-surface-inverse px-2 py-1 text-a-caption font-semibold whitespace-nowrap text-on-inverse">
            <CheckIcon size="s" className="size-3.5" /> Copied
          </span>
        )}
      </span>
    </button>
  )
}
