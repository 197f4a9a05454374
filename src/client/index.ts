export { ApiFailure, isFailure, isUncertain } from './shared/failure'
export { API_TIMEOUT, createHttp, type Http, type HttpConfig } from './shared/http'
export type { Page } from './shared/page'
