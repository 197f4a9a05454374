import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { SegmentedControl } from '@/ui/segmented-control'
import { DENSITIES, type Density } from '@/kit/densities'
import { BRANDS } from '@stories/fixtures/brands'
import { draftOf } from '../../draft-brand'
import { paintBrand } from '../../paint-brand'
import { FramedStory } from '../component/framed-story'
import { SimpleTable } from '../reading/simple-table'

const SCREENS = [
  ['storefront-product-product-detail--ready', 'Product'],
  ['storefront-cart-cart-sidebar--ready', 'Cart'],
  ['admin-orders-orders-page--ready', 'Orders of the back office'],
] as const

interface BrandDraft {
  readonly primary: string
  readonly accent: string
  readonly roundness: number
  readonly density: Density
}

/** Three screens and all contrasts answer to what is chosen here. */
export function BrandBoard() {
  const [file, setFile] = useState<BrandDraft>(BRANDS.lake)
  const { css, contrasts } = useMemo(() => draftOf(file), [file])
  const weak = contrasts.filter(({ ratio, required }) => ratio < required)
  const frames = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const frame of frames.current?.querySelectorAll('iframe') ?? [])
      if (frame.contentDocument) paintBrand(frame.contentDocument, 'board', css)
  }, [css])
  const text = JSON.stringify(file, null, 2)
  const ratios = contrasts.map(({ names, ratio, required }) => [names, ratio.toFixed(2), String(required)])
  return (
    <div className="sb-unstyled grid gap-6">
      <div className="flex flex-wrap items-end gap-5 rounded-l border border-border bg-surface p-5">
        {(['primary', 'accent'] as const).map((name) => (
          <Field key={name} label={name} size="s">
            <Input
              type="color"
              className="w-24"
              value={file[name]}
              onChange={(event) => setFile({ ...file, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Field label="roundness (0 to 2)" size="s">
          <Input
            inputMode="decimal"
            className="w-36"
            value={file.roundness}
            onChange={(event) => {
              const roundness = Number(event.target.value)
              if (roundness >= 0 && roundness <= 2) setFile({ ...file, roundness })
            }}
          />
        </Field>
        <Field group label="density" size="s">
          <SegmentedControl
            options={DENSITIES.map((value) => ({ value, label: value }))}
            value={file.density}
            onValueChange={(density) => setFile({ ...file, density })}
          />
        </Field>
        <div className="flex gap-2">
          {Object.entries(BRANDS).map(([name, brand]) => (
            <Button key={name} variant="outline" size="s" onClick={() => setFile(brand)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      <Note
        role="status"
        tone={weak.length === 0 ? 'success' : 'danger'}
        title={weak.length === 0 ? 'Every pair of colours reaches AA in both themes' : 'Refused'}
      >
        {weak.map(({ names, ratio, required }) => (
          <p key={names}>
            {names}: {ratio.toFixed(2)} of {required}
          </p>
        ))}
      </Note>
      <pre className="font-mono overflow-x-auto rounded-l border border-border bg-surface-sunken p-5 text-a-body">
        {text}
      </pre>
      <div
        ref={frames}
        className="grid gap-5"
        // A frame's load does not bubble.
        onLoadCapture={({ target }) => {
          if (target instanceof HTMLIFrameElement && target.contentDocument)
            paintBrand(target.contentDocument, 'board', css)
        }}
      >
        {SCREENS.map(([id, name]) => (
          <FramedStory key={id} id={id} name={name} height="32rem" />
        ))}
      </div>
      <details>
        <summary className="mb-4 cursor-pointer font-semibold">All {contrasts.length} contrasts</summary>
        <SimpleTable head={['Pair', 'Ratio', 'Required']} rows={ratios} />
      </details>
    </div>
  )
}
