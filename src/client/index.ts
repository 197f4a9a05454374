export { ApiFailure, isFailure, isUncertain } from './shared/failure'
export { createHttp, type Http } from './shared/http'
export type { Page } from './shared/page'
