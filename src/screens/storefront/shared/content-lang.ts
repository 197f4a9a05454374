import { useLanguage } from '../../../i18n'

/** Product texts and reviews are German data: their language where the interface speaks another one. */
export const useContentLang = (): 'de' | undefined => (useLanguage() === 'de' ? undefined : 'de')
