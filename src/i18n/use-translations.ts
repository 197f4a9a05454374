export { useTranslations } from 'use-intl'
