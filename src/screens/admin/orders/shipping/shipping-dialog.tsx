/** Bulk shipping. States: companies loading or failed, typing, lines of a file left out, running, done, some refused. */
import { useRef, type RefObject } from 'react'
import { DownloadIcon, UploadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { PLATFORMS } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { NativeSelect } from '@/ui/native-select'
import { Note, NoteAction } from '@/ui/note'
import { Progress } from '@/ui/progress'
import { DiscardQuestion, useDiscardQuestion } from '../../shared/forms/discard-question'
import { sheetOnPhone } from '../../shared/forms/modal-styles'
import { PlatformMarks } from '../../shared/platform-label'
import { CARRIER_FILES, carrierPlatforms } from '@/shop/cargo/carrier-files'
import { doubledNumbers, fillDown, pastedNumbers } from '@/shop/cargo/bulk-shipping'
import { ShippingLine } from './shipping-line'
import type { ShippingActions, ShippingState } from './shipping-types'

interface ShippingDialogProps extends ShippingActions {
  state: ShippingState
  /** Receives focus on close, because the button that opened the dialog may be gone. */
  returnTo?: RefObject<HTMLElement | null>
}

/** One table for the parcels of several orders: typed, scanned, pasted as a column or read from a file. */
export function ShippingDialog({ state, returnTo, ...actions }: ShippingDialogProps) {
  const t = useTranslations('adminOrders')
  const own = useTranslations('adminShipping')
  const common = useTranslations('admin')
  const table = useRef<HTMLOListElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const { rows, draft, companies, chosen, running, skipped, problems } = state
  const platforms = PLATFORMS.filter((platform) => rows.some((row) => row.platform === platform))
  const open = rows.filter(({ result }) => result !== 'ok')
  const numberOf = (id: string) => draft[id]?.trackingNumber ?? ''
  const companyOf = ({ id, platform }: (typeof rows)[number]) =>
    draft[id]?.companyId ?? chosen[platform] ?? ''
  const ready = open.filter((row) => numberOf(row.id).trim() !== '' && companyOf(row) !== '')
  const done = rows.length - open.length
  const doubled = doubledNumbers(draft)
  const { question, close } = useDiscardQuestion(open.some(({ id }) => numberOf(id).trim() !== ''))
  /** To the field of the next open order, else to the press. */
  const goOn = (from: number) => {
    const next = table.current?.querySelectorAll<HTMLInputElement>('input[data-tracking]')[from + 1]
    if (next) next.focus()
    else submit.current?.focus()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !running && close(actions.onClose)}>
      <DialogContent
        density="admin"
        size="full"
        closable={!running}
        className={sheetOnPhone}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          table.current?.querySelector('input')?.focus()
        }}
        onCloseAutoFocus={(event) => {
          if (!returnTo?.current) return
          event.preventDefault()
          returnTo.current.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle>{own('title')}</DialogTitle>
          <DialogDescription>
            {[own('count', { count: rows.length }), skipped > 0 && own('skipped', { count: skipped })]
              .filter(Boolean)
              .join(' ')}
          </DialogDescription>
        </DialogHeader>
        <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-6 pb-3 max-sm:px-4.5">
          <span className="font-semibold">{own('forAll')}</span>
          {platforms.map((platform) => (
            <span key={platform} className="flex min-w-0 items-center gap-2 max-sm:w-full">
              <PlatformMarks platforms={[platform]} />
              <NativeSelect
                size="admin"
                className="max-sm:flex-1"
                aria-label={own('companyOf', { platform: common(`platforms.${platform}`) })}
                placeholder={own('cargo.choose')}
                disabled={running || !companies[platform]}
                value={chosen[platform] ?? ''}
                onChange={({ target }) => actions.onCompanyChoose(platform, target.value)}
              >
                {(companies[platform] ?? []).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </span>
          ))}
          <input
            ref={file}
            type="file"
            tabIndex={-1}
            aria-hidden
            accept=".csv,.txt,text/csv,text/plain"
            className="hidden"
            onChange={({ target }) => {
              const [first] = target.files ?? []
              if (first) actions.onFile(first)
              target.value = ''
            }}
          />
          {CARRIER_FILES.filter((carrier) =>
            platforms.some((platform) => carrierPlatforms[carrier].includes(platform)),
          ).map((carrier) => (
            <Button
              key={carrier}
              variant="ghost"
              size="admin"
              disabled={running}
              loading={state.making === carrier}
              className="first-of-type:ms-auto"
              onClick={() => actions.onCarrierFile(carrier)}
            >
              <DownloadIcon size="s" />
              {own(`carriers.${carrier}`)}
            </Button>
          ))}
          <Button
            variant="outline"
            size="admin"
            disabled={running}
            className="max-sm:w-full"
            onClick={() => file.current?.click()}
          >
            <UploadIcon size="s" />
            {own('file')}
          </Button>
        </div>
        <Progress
          size="bar"
          label={own('running')}
          value={(done / Math.max(1, rows.length)) * 100}
          className={running ? 'flex-none' : 'invisible flex-none'}
        />
        <DialogBody className="px-0! py-0!">
          {state.companiesFailed && (
            <Note
              tone="danger"
              size="admin"
              role="alert"
              className="rounded-none!"
              action={<NoteAction onClick={actions.onCompaniesRetry}>{common('list.refresh')}</NoteAction>}
            >
              {own('cargo.companiesFailed')}
            </Note>
          )}
          {problems.length > 0 && (
            <Note tone="warn" size="admin" role="status" className="rounded-none!">
              <p className="font-semibold">{own('left', { count: problems.length })}</p>
              <ul className="max-h-24 overflow-y-auto">
                {problems.slice(0, 50).map(({ line, problem, text }) => (
                  <li key={line} className="wrap-anywhere">
                    {own('line', { line, problem: own(`problems.${problem}`), text })}
                  </li>
                ))}
              </ul>
            </Note>
          )}
          <ol ref={table} aria-label={own('title')}>
            {rows.map((row) => {
              const at = open.indexOf(row)
              const tracking = numberOf(row.id)
              return (
                <ShippingLine
                  key={row.id}
                  row={row}
                  companies={companies[row.platform] ?? []}
                  companyId={companyOf(row)}
                  trackingNumber={tracking}
                  doubled={doubled.has(tracking.trim())}
                  disabled={running}
                  onCompany={(companyId) =>
                    actions.onDraftChange({ ...draft, [row.id]: { companyId, trackingNumber: tracking } })
                  }
                  onType={(trackingNumber) =>
                    actions.onDraftChange({ ...draft, [row.id]: { ...draft[row.id], trackingNumber } })
                  }
                  onPaste={(text) => {
                    const numbers = pastedNumbers(text)
                    if (numbers.length < 2) return false
                    actions.onDraftChange(fillDown(draft, open, at, numbers))
                    goOn(Math.min(at + numbers.length, open.length) - 1)
                    return true
                  }}
                  onEnter={() => goOn(at)}
                />
              )
            })}
          </ol>
        </DialogBody>
        <DialogFooter className="items-center">
          <p role="status" className="me-auto text-a-small text-text-muted">
            {done > 0
              ? own('done', { done, total: rows.length })
              : own('ready', { count: ready.length, total: open.length })}
          </p>
          {done > 0 && !running && (
            <Button
              variant="outline"
              size="admin"
              loading={state.making === 'labels'}
              onClick={actions.onLabels}
            >
              <DownloadIcon size="s" />
              {own('labels', { count: done })}
            </Button>
          )}
          <Button
            variant="outline"
            size="admin"
            onClick={running ? actions.onStop : () => close(actions.onClose)}
          >
            {running ? t('bulk.stop') : common(open.length === 0 ? 'form.close' : 'form.cancel')}
          </Button>
          {open.length > 0 && (
            <Button
              ref={submit}
              size="admin"
              loading={running}
              disabled={ready.length === 0}
              onClick={actions.onShip}
            >
              {own('submit', { count: ready.length })}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
