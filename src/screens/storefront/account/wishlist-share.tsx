/** Sharing one's wishlist by a link. States: loading, error, off, on. */
import { useTranslations } from '@/i18n'
import { SHARE_TITLE_LENGTH, wishlistShareForm } from '@/shop/wishlist/wishlist-share-form'
import { Button } from '@/ui/button'
import { CopyField } from '@/ui/copy-field'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { useShopForm } from '../shared/use-shop-form'
import type { SaveState } from './profile-types'
import { SaveNote } from './save-note'

export type WishlistShareState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'off' }
  /** `title` is the heading of the shared page, '' for none. */
  | { readonly status: 'on'; readonly href: string; readonly title: string }

export interface WishlistShareProps {
  state: WishlistShareState
  save: SaveState
  /** Makes the link, or changes its heading. */
  onShare: (title: string) => void
  onEnd: () => void
  onRetry: () => void
}

export function WishlistShare({ state, onRetry, ...rest }: WishlistShareProps) {
  const t = useTranslations('account')
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={t('share.loading')} className="grid gap-3">
          <Skeleton className="w-4/5" />
          <Skeleton shape="block" className="h-12" />
        </LoadingRegion>
      )
    case 'error':
      return <ErrorState headingLevel={3} retrying={state.retrying} onRetry={onRetry} />
    case 'off':
      return <ShareForm title="" {...rest} />
    case 'on':
      return (
        <div className="grid gap-4">
          <Field label={t('share.link')}>
            <CopyField value={state.href} label={t('share.link')} />
          </Field>
          <ShareForm key={state.title} title={state.title} isShared {...rest} />
          <div>
            <Button variant="outline" full disabled={rest.save.status === 'saving'} onClick={rest.onEnd}>
              {t('share.end')}
            </Button>
            <p className="mt-2 text-caption text-text-muted">{t('share.endText')}</p>
          </div>
        </div>
      )
  }
}

const FIELDS = ['title'] as const

type ShareFormProps = Pick<WishlistShareProps, 'save' | 'onShare'> & { title: string; isShared?: boolean }

function ShareForm({ title, isShared = false, save, onShare }: ShareFormProps) {
  const t = useTranslations('account')
  const { field, errorOf, handleSubmit } = useShopForm({
    schema: wishlistShareForm,
    fields: FIELDS,
    defaultValues: { title },
    texts: { title: t('share.headingInvalid') },
  })
  const busy = save.status === 'saving'
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-3"
      onSubmit={(event) => void handleSubmit((typed) => onShare(typed.title))(event)}
    >
      {!isShared && <p className="text-small text-text-muted">{t('share.text')}</p>}
      <SaveNote state={save} saved={t('share.saved')} failed={t('share.failed')} />
      <Field label={t('share.heading')} hint={t('share.headingHint')} error={errorOf('title')} optional>
        <Input maxLength={SHARE_TITLE_LENGTH} readOnly={busy} {...field('title')} />
      </Field>
      <Button type="submit" full variant={isShared ? 'soft' : 'primary'} loading={busy}>
        {t(isShared ? 'share.saveHeading' : 'share.create')}
      </Button>
    </form>
  )
}
