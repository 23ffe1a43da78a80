import type { TFunction } from 'i18next'
import { MAX_TEXT } from '#domain/inquiry/rules.ts'
import { typedText } from '#domain/typed/typed-text.ts'

type T = TFunction<'inquiry'>

/** What is wrong with the text of an inquiry, or of what is added to one. */
export function bodyMistake(t: T, typed: string): string | undefined {
  const body = typedText(typed)
  if (body === '') return t('mistake.body')
  const over = Array.from(body).length - MAX_TEXT
  return over > 0 ? t('mistake.bodyLong', { most: MAX_TEXT, over }) : undefined
}
