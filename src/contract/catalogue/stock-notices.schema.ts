import { z } from 'zod'
import { stockNoticeForm } from '../../domain/catalogue/stock-notice-form'
import { code } from '../../domain/shared/fields'
import { idParams, nothing } from '../shared/primitives'

const link = z.object({ token: code(200, 1) })

export const stockNoticeSchemas = {
  requestStockNotice: { params: idParams, body: stockNoticeForm, data: nothing },
  confirmStockNotice: { body: link, data: nothing },
  cancelStockNotice: { body: link, data: nothing },
}
