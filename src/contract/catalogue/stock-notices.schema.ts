import { z } from 'zod'
import { stockNoticeForm } from '../../domain/catalogue/stock-notice-form'
import { required } from '../../domain/shared/fields'
import { idParams, nothing } from '../shared/primitives'

const link = z.object({ token: required(200) })

export const stockNoticeSchemas = {
  requestStockNotice: { params: idParams, body: stockNoticeForm, data: nothing },
  confirmStockNotice: { body: link, data: nothing },
  cancelStockNotice: { body: link, data: nothing },
}
