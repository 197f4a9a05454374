import { useState } from 'react'
import { CheckIcon, CopyIcon, DownloadIcon } from '@/icons'
import { Button } from '@/ui/button'
import { tokenJson } from '@/kit/token-json'
import { tokens } from '../../tokens'

const text = `${JSON.stringify(tokenJson(tokens), null, 2)}\n`
const count = tokens.primitives.length + tokens.semantics.length

/**
 * All tokens as one file in the format of the Design Tokens Community Group, generated from the stylesheets
 * on the fly.
 */
export function TokenDownload() {
  const [copied, setCopied] = useState(false)
  const handleCopy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div className="sb-unstyled mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-l border border-border bg-surface p-5 text-text">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">verda-tokens.json</p>
        <p className="text-small text-text-muted tabular-nums">
          {count} tokens, both themes, {Math.round(text.length / 1024)} KiB. The package has it as{' '}
          <code className="font-mono">verda/tokens.json</code>.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="s" variant="outline" onClick={handleCopy} onBlur={() => setCopied(false)}>
          {copied ? <CheckIcon size="s" /> : <CopyIcon size="s" />}
          <span role="status">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button size="s" asChild>
          <a
            href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            download="verda-tokens.json"
          >
            <DownloadIcon size="s" />
            Download
          </a>
        </Button>
      </div>
    </div>
  )
}
