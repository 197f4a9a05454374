import { useState } from 'react'
import { CopyName } from '../art/copy-name'
import { Code } from './code'
import { sourceOf } from './sources'

interface ImportLineProps {
  /** The documented exports of the package. */
  names: readonly string[]
  /** Whether the one name is the default export. */
  isDefault?: boolean
  /** Path in src without the extension; a bare name refers to src/ui. */
  file: string
  /** Module specifier in the package. */
  from?: string
}

/** The import statement, and the source on demand. */
export function ImportLine({ names, isDefault = false, file, from = 'verda' }: ImportLineProps) {
  const [code, setCode] = useState<string>()
  const list = names.join(', ')
  const line = `import ${isDefault ? list : `{ ${list} }`} from '${from}'`
  const path = file.includes('/') ? file : `ui/${file}`
  const load = () => void sourceOf(path).then(setCode)
  return (
    <div className="sb-unstyled mb-8 rounded-m border border-border bg-surface text-[0.875rem]/6 text-text">
      <CopyName text={line} className="block w-full px-4 py-3">
        <code className="font-mono wrap-anywhere">{line}</code>
      </CopyName>
      <details onToggle={load} className="border-t border-border px-4 py-3">
        <summary className="cursor-pointer text-text-muted">
          Source: <code className="font-mono wrap-anywhere">src/{path}.tsx</code>
        </summary>
        {code !== undefined && <Code code={code} language="tsx" />}
      </details>
    </div>
  )
}
