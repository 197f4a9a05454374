import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importProducts } from '@/shop/catalogue/product-work.client'
import { CSV_MAX_LENGTH } from '@/shop/product-transfer/product-import'
import type { ProductWorkNotice } from '@/screens/admin/products/bulk/bulk-types'
import type { ImportState } from '@/screens/admin/products/import/import-types'
import { useHttp } from '../../app/application'
import { fileText } from '../../shared/file-text'
import { isLost, isStale, refusedLoadMessage } from '../../shared/query-states'
import { productKeys } from './queries'

/** Images and workbooks contain zero bytes, text does not. */
const isText = (csv: string) => !csv.includes('\u0000')

/** Import from choosing a file to the saved products; exactly what the preview showed is saved. */
export function useProductImport(show: (notice: ProductWorkNotice) => void) {
  const http = useHttp()
  const queries = useQueryClient()
  const [state, setState] = useState<ImportState>()
  const chosen = useRef({ csv: '', name: '' })
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const begin = () => {
    control.current?.abort()
    control.current = new AbortController()
    return control.current.signal
  }

  async function check(stale = false) {
    const signal = begin()
    const { csv, name: fileName } = chosen.current
    const work = (percent: number) =>
      setState({
        status: 'working',
        fileName,
        ...(percent < 100 ? { step: 'sending', percent } : { step: 'checking' }),
      })
    work(0)
    try {
      const plan = await importProducts(http, { csv, dryRun: true }, { onProgress: work, signal })
      setState({ status: 'preview', fileName, plan, stale })
    } catch (error) {
      if (signal.aborted) return
      setState({ status: 'choosing', problem: 'failed', message: refusedLoadMessage(error) ?? '' })
    }
  }

  async function choose(file: File) {
    if (file.size > CSV_MAX_LENGTH) return setState({ status: 'choosing', problem: 'tooLarge' })
    const csv = await fileText(file)
    if (!isText(csv)) return setState({ status: 'choosing', problem: 'notCsv' })
    chosen.current = { csv, name: file.name }
    await check()
  }

  async function store(skipBroken: boolean) {
    if (state?.status !== 'preview') return
    const { plan, fileName } = state
    const signal = begin()
    const body = { csv: chosen.current.csv, dryRun: false, skipBroken, version: plan.version }
    setState({ status: 'working', step: 'storing', fileName })
    try {
      const done = await importProducts(http, body, { onProgress: () => undefined, signal })
      if (!done.stored) return setState({ status: 'preview', fileName, plan: done })
      setState(undefined)
      show({ code: 'imported', count: done.rows.filter(({ changes }) => changes.length > 0).length })
      await queries.invalidateQueries({ queryKey: productKeys.list })
    } catch (error) {
      if (signal.aborted) return
      if (isStale(error)) return check(true)
      const lost = isLost(error)
      setState({ status: 'preview', fileName, plan, serverError: refusedLoadMessage(error) ?? '', lost })
      if (lost) await queries.invalidateQueries({ queryKey: productKeys.list })
    }
  }

  return {
    importing: state,
    onImportStart: () => setState({ status: 'choosing' }),
    importActions: {
      onFile: (file: File) => void choose(file),
      onStore: (skipBroken: boolean) => void store(skipBroken),
      onRestart: () => setState({ status: 'choosing' }),
      onClose: () => {
        control.current?.abort()
        setState(undefined)
      },
    },
  }
}
