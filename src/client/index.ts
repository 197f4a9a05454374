export { ApiFailure, isFailure, isUncertain } from './failure'
export { API_TIMEOUT, createHttp, type Http, type HttpConfig } from './http'
export type { Page } from './page'
