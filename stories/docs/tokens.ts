import motionSource from '../../src/tokens/motion.css?raw'
import primitiveSource from '../../src/tokens/primitive.css?raw'
import semanticSource from '../../src/tokens/semantic.css?raw'
import { tokenTable } from '../../src/kit/token-table'

export const tokens = tokenTable(primitiveSource, semanticSource)

/** Names of the keyframes in motion.css. */
export const keyframes = [...motionSource.matchAll(/@keyframes ([\w-]+)/g)].flatMap(([, name]) => name ?? [])
