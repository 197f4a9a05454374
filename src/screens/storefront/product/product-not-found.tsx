import { useTranslations } from '@/i18n'
import { MissingView } from '../shared/missing-view'

/** Shown for an unknown product URL. One state. */
export function ProductNotFound() {
  const t = useTranslations('product')
  return (
    <MissingView
      title={<span lang={t('notFound.titleLang')}>{t('notFound.title')}</span>}
      text={t('notFound.text')}
      homeLabel={t('notFound.home')}
      productsLabel={t('notFound.products')}
      ghost={<MissingPack />}
    />
  )
}

/** Dotted outline of a missing tin. */
function MissingPack() {
  return (
    <svg
      viewBox="0 0 200 260"
      className="absolute inset-s-[9%] bottom-[5%] w-[62%] fill-none stroke-bot-line stroke-[1.3]"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="1 5"
    >
      <path
        d="M26 20V66l4 3V240q0 12 70 12t70-12V69l4-3V20q0-12-74-12T26 20Z"
        className="fill-tint-sand stroke-none"
      />
      <path d="M30 66V240q0 12 70 12t70-12V66M26 20V66q0 12 74 12t74-12V20" />
      <ellipse cx="100" cy="20" rx="74" ry="12" />
      <path d="M58 218V146a42 42 0 0 1 84 0v72q-42 8-84 0Z" />
    </svg>
  )
}
