import { useTranslations } from '@/i18n'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ProductForm, type ProductFormProps } from './product-form'

export interface ProductModalProps extends Omit<ProductFormProps, 'product' | 'template'> {
  onRetry: () => void
}

/** Dialog to create, edit or view a product. */
export function ProductModal({ onRetry, ...props }: ProductModalProps) {
  const t = useTranslations('adminProducts')
  const { state, onClose } = props
  const copied = state.mode === 'create' ? state.template : undefined
  if (state.mode === 'create' && (!copied || copied.status === 'ready'))
    return <ProductForm key="new" {...props} product={undefined} template={copied?.item} />
  const opened = state.mode === 'create' ? undefined : state.product
  if (opened?.status === 'ready')
    return (
      // `updatedAt` changes with every save, which remounts the form with the saved values.
      <ProductForm
        key={`${state.mode}-${opened.item.id}-${opened.item.updatedAt}`}
        {...props}
        product={opened.item}
      />
    )
  const product = opened ?? copied
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="full" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('form.loadingTitle')}</DialogTitle>
        </DialogHeader>
        {product?.status === 'error' ? (
          <ErrorState
            density="admin"
            headingLevel={3}
            title={product.message ?? t('form.loadFailed')}
            onRetry={onRetry}
            retrying={product.retrying}
          />
        ) : (
          <DialogBody>
            <LoadingRegion className="grid gap-4 md:grid-cols-2">
              {['w-24', 'w-32', 'w-20', 'w-28', 'w-36', 'w-24'].map((width, index) => (
                <div key={`${width}-${index}`} className="grid gap-2">
                  <Skeleton className={width} />
                  <Skeleton shape="block" className="h-9" />
                </div>
              ))}
            </LoadingRegion>
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  )
}
