import { z } from 'zod'
import { idParams, nothing } from '@/contract/shared/primitives'
import { code } from '../shared/fields'
import { stockNoticeForm } from './stock-notice-form'

const link = z.object({ token: code(200, 1) })

export const stockNoticeSchemas = {
  requestStockNotice: { params: idParams, body: stockNoticeForm, data: nothing },
  confirmStockNotice: { body: link, data: nothing },
  cancelStockNotice: { body: link, data: nothing },
}
