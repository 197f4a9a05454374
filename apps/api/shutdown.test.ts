import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Shutdown } from './shutdown'

const exit = vi.fn<typeof process.exit>()
let signal: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  exit.mockReset()
  vi.spyOn(process, 'exit').mockImplementation(exit)
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    if (name === 'SIGINT') signal = () => listener(name, 2)
    return process
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a shop that is ended', () => {
  it('by Ctrl-C, which npm and its children pass on as well, finishes what is in flight', async () => {
    let finish: () => void = () => undefined
    const stop = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    new Shutdown(0).onSignals(stop)
    signal()
    signal()
    vi.advanceTimersByTime(200)
    signal()
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
    expect(exit).not.toHaveBeenCalled()
    finish()
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]))
  })

  it('by a second Ctrl-C some seconds later ends at once', () => {
    new Shutdown(0).onSignals(() => new Promise(() => undefined))
    signal()
    vi.advanceTimersByTime(2_000)
    signal()
    expect(exit.mock.calls).toEqual([[1]])
  })
})
