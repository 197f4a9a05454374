import { useRef } from 'react'
import { PlusIcon, SearchIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { Language } from '@/shop/shared/language'
import { MAX_GROUPS, MAX_WORDS } from '@/shop/synonyms/synonyms'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { TagInput } from '@/ui/tag-input'
import { focusRow, ROW } from '../shared/forms/focus-row'

interface GroupListProps {
  language: Language
  groups: readonly (readonly string[])[]
  readOnly: boolean
  errorOf: (index: number) => string | undefined
  onChange: (groups: string[][]) => void
}

/** The groups of a language, each a row of words. */
export function GroupList({ language, groups, readOnly, errorOf, onChange }: GroupListProps) {
  const t = useTranslations('adminSynonyms')
  const list = useRef<HTMLDivElement>(null)
  const copied = () => groups.map((group) => [...group])
  const add = () => {
    onChange([...copied(), []])
    focusRow(list.current, groups.length)
  }
  const remove = (index: number) => {
    onChange(copied().filter((_, at) => at !== index))
    // The pressed button is gone with its row.
    focusRow(list.current, Math.max(0, Math.min(index, groups.length - 2)))
  }
  return (
    <div ref={list} className="grid gap-3">
      {groups.length === 0 && (
        <EmptyState
          density="admin"
          drawing={<SearchIcon />}
          title={t('none', { language: t(`languages.${language}`) })}
        >
          {t('noneHint')}
        </EmptyState>
      )}
      {groups.map((words, index) => (
        // A group has no name of its own; the words of the rows are kept by the form.
        <div key={index} {...ROW} className="flex items-start gap-2">
          <Field
            label={t('group', { number: index + 1 })}
            labelHidden
            error={errorOf(index)}
            disabled={readOnly}
            className="flex-1"
          >
            <TagInput
              name={`${language}.${index}`}
              lang={language}
              placeholder={t('placeholder')}
              max={MAX_WORDS}
              value={words}
              onValueChange={(tags) => onChange(copied().map((group, at) => (at === index ? tags : group)))}
            />
          </Field>
          {!readOnly && (
            <IconButton
              size="admin"
              icon={TrashIcon}
              label={t('remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {!readOnly && groups.length < MAX_GROUPS && (
        <Button variant="outline" size="admin" className="justify-self-start" onClick={add}>
          <PlusIcon size="s" />
          {t('add')}
        </Button>
      )}
    </div>
  )
}
