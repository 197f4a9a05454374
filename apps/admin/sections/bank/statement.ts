import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '@/i18n'
import type { BankFile, BankState } from '@/screens/admin/bank/bank-types'
import { isComplete, type ColumnPlaces } from '@/shop/bank-statements/bank-columns'
import {
  MAX_CONFIRMED,
  MAX_CONTENT,
  type BankOutcome,
  type ConfirmedEntry,
} from '@/shop/bank-statements/bank-statements'
import type { StatementReading } from '@/shop/bank-statements/bank-statements.calls'
import { listBankFiles, readBankStatement } from '@/shop/bank-statements/bank-statements.client'
import { refundable, refundTransfers } from '@/shop/bank-statements/refund-transfers'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { fileText } from '../../shared/file-text'
import { isLost, refusedLoadMessage } from '../../shared/query-states'
import { datedName } from '../../shared/save-file'
import { orderKeys } from '../orders/queries'

interface Chosen {
  readonly name: string
  readonly content: string
  readonly columns?: ColumnPlaces
}

const fileOf = (name: string, reading: StatementReading, before: BankFile['rows'] = []): BankFile => ({
  ...reading,
  name,
  rows: [...before, ...reading.rows],
})

const FILES = ['bank-files'] as const

/** A bank's file from the drop to the settled payments; it stays in this tab, the server keeps none of it. */
export function useStatement() {
  const http = useHttp()
  const queries = useQueryClient()
  const t = useTranslations('adminBank')
  const [state, setState] = useState<BankState>({ status: 'choosing' })
  const { data: files = [] } = useQuery({ queryKey: FILES, queryFn: () => listBankFiles(http) })
  const chosen = useRef<Chosen>(undefined)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const begin = () => {
    control.current?.abort()
    control.current = new AbortController()
    return control.current.signal
  }

  /** Reads all pages, the first of them shown at once. */
  async function readAll(file: Chosen, signal: AbortSignal, show: (read: BankFile) => void): Promise<void> {
    let reading = await readBankStatement(http, { ...file, page: 1 }, signal)
    let read = fileOf(file.name, reading)
    show(read)
    while (reading.page < reading.pages) {
      reading = await readBankStatement(http, { ...file, page: reading.page + 1 }, signal)
      read = fileOf(file.name, reading, read.rows)
      show(read)
    }
  }

  async function open(file: Chosen) {
    const signal = begin()
    chosen.current = file
    setState({ status: 'reading', fileName: file.name })
    try {
      await readAll(file, signal, (read) => {
        const { table } = read
        if (signal.aborted) return
        if (table && !isComplete(table.columns)) setState({ status: 'columns', fileName: file.name, table })
        else setState({ status: 'ready', file: read, outcomes: {} })
      })
    } catch (error) {
      if (signal.aborted) return
      const message = refusedLoadMessage(error)
      setState({
        status: 'choosing',
        problem: isLost(error) ? 'lost' : 'failed',
        ...(message !== undefined && { message }),
      })
    }
  }

  async function choose(file: File) {
    if (file.size > MAX_CONTENT) return setState({ status: 'choosing', problem: 'tooLarge' })
    const content = await fileText(file)
    if (content.includes('\u0000')) return setState({ status: 'choosing', problem: 'notText' })
    await open({ name: file.name, content })
  }

  /** In calls of 200; whatever comes back, the rows are read anew, so that they show what the server holds. */
  async function settle(entries: readonly ConfirmedEntry[]) {
    const file = chosen.current
    if (state.status !== 'ready' || !file) return
    const signal = begin()
    const outcomes: Record<string, BankOutcome> = { ...state.outcomes }
    const total = entries.length
    let serverError: string | undefined
    for (let done = 0; done < total; done += MAX_CONFIRMED) {
      setState({ ...state, outcomes: { ...outcomes }, settling: { done, total } })
      const confirm = entries.slice(done, done + MAX_CONFIRMED)
      try {
        const { results } = await readBankStatement(http, { ...file, page: 1, confirm }, signal)
        for (const { fingerprint, outcome } of results) outcomes[fingerprint] = outcome
      } catch (error) {
        if (signal.aborted) return
        serverError = refusedLoadMessage(error) ?? ''
        break
      }
    }
    void queries.invalidateQueries({ queryKey: orderKeys.all })
    void queries.invalidateQueries({ queryKey: FILES })
    const refused = serverError === undefined ? {} : { serverError }
    try {
      await readAll(file, signal, (read) => {
        if (!signal.aborted) setState({ status: 'ready', file: read, outcomes, ...refused })
      })
    } catch (error) {
      if (signal.aborted) return
      setState({ ...state, outcomes, serverError: serverError ?? refusedLoadMessage(error) ?? '' })
    }
  }

  return {
    state,
    files,
    onFile: (file: File) => void choose(file),
    onColumns: (columns: ColumnPlaces) => chosen.current && void open({ ...chosen.current, columns }),
    onSettle: (entries: readonly ConfirmedEntry[]) => void settle(entries),
    onTransfers: () => {
      if (state.status !== 'ready') return
      const { rows, accounts } = state.file
      const text = refundTransfers(refundable(rows, accounts), accounts, new Date())
      const type = 'application/xml;charset=utf-8'
      saveFile(datedName(t('transfers.file'), 'xml'), new Blob([text], { type }))
    },
    onColumnsChange: () => {
      if (state.status !== 'ready' || !state.file.table) return
      setState({ status: 'columns', fileName: state.file.name, table: state.file.table })
    },
    onRestart: () => {
      control.current?.abort()
      setState({ status: 'choosing' })
    },
  }
}
