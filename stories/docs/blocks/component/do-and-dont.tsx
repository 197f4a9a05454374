import { Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { CheckIcon, CloseIcon } from '@/icons'
import { Inline } from '../reading/inline'

type Of = ComponentProps<typeof Story>['of']

interface DoAndDontProps {
  /** A story with the recommended use, and the reason in one sentence. */
  right: readonly [of: Of, why: string]
  /** A story with a plausible but wrong use. */
  wrong: readonly [of: Of, why: string]
}

/** A recommended and a discouraged example side by side. */
export function DoAndDont({ right, wrong }: DoAndDontProps) {
  const sides = [
    { name: 'Do', story: right, icon: CheckIcon, line: 'border-t-success-fg', text: 'text-success-fg' },
    { name: 'Don’t', story: wrong, icon: CloseIcon, line: 'border-t-danger-fg', text: 'text-danger-fg' },
  ]
  return (
    <div className="sb-unstyled mt-4 grid gap-4 text-[0.9375rem]/relaxed text-text sm:grid-cols-2">
      {sides.map(({ name, story: [of, why], icon: Icon, line, text }) => (
        <figure
          key={name}
          className={`m-0 flex flex-col rounded-m border border-t-2 border-border bg-surface ${line}`}
        >
          <div className="docs-story grid min-h-36 flex-1 place-items-center p-5">
            <Story of={of} />
          </div>
          <figcaption className="flex gap-2.5 border-t border-border px-5 py-3">
            <Icon size="s" className={`mt-1 ${text}`} />
            <span>
              <b className={`font-semibold ${text}`}>{name}.</b> <Inline text={why} />
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
