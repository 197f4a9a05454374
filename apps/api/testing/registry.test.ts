import { describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '@/contract'
import { routes } from '../modules'

/** Calls of the contract that no route answers yet. This list only ever gets shorter. */
const pending: readonly EndpointName[] = []

const registered: readonly string[] = routes.map(({ name }) => name)
const contract = Object.keys(endpoints)

describe('routes', () => {
  it('answer every call of the contract, except the pending ones', () => {
    const missing = contract.filter((name) => !registered.includes(name))
    expect(missing.sort()).toEqual([...pending].sort())
  })

  it('are all in the contract, each once', () => {
    expect(registered.filter((name) => !contract.includes(name))).toEqual([])
    expect(new Set(registered).size).toBe(registered.length)
  })
})
