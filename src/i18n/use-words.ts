export { useTranslations as useWords } from 'use-intl'
