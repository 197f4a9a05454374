import { byNamespace } from '../namespaces'
import type { Messages } from '../types'

/** All namespaces. Apps import only the files they need: ./en/<namespace>. */
const messages: Messages = byNamespace(
  import.meta.glob<Messages>(['./en/*.json', './en/server/*.json'], { eager: true, import: 'default' }),
)
export default messages
