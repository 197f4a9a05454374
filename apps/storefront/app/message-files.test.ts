import { expect, it } from 'vitest'
import { pages } from '../pages'
import { messageFiles } from './message-files'
import { SHELL_NAMESPACES } from './messages'

it('has the messages of every page', () => {
  const needed = new Set([...SHELL_NAMESPACES, ...pages.flatMap(({ namespaces }) => namespaces)])
  const missing = [...needed].filter(
    (name) => !(`../../../src/i18n/messages/de/${name}.json` in messageFiles),
  )
  expect(missing).toEqual([])
})
