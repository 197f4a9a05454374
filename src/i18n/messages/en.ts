import { byNamespace } from '../namespaces'
import type { Messages } from '../types'

/** Every namespace. An app imports only those that it shows: ./en/<namespace>. */
const messages: Messages = byNamespace(
  import.meta.glob<Messages>(['./en/*.json', './en/server/*.json'], { eager: true, import: 'default' }),
)
export default messages
