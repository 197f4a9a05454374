export { useMessages, useTranslations } from 'use-intl'
