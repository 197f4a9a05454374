import { Fragment } from 'react'

/** Text in which backticks mark `code`. */
export function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code
        key={index}
        className="rounded-[5px] bg-neutral-bg px-[0.35em] py-[0.1em] text-[0.875em] font-medium"
      >
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
