import type { TFunction } from 'i18next'
import { MAX_TEXT } from '#domain/inquiry/rules.ts'
import { typedText } from '#domain/typed/typed-text.ts'

type T = TFunction<'inquiry'>

/** The mistake in the text of an inquiry or of a reply. */
export function bodyMistake(t: T, typed: string): string | undefined {
  const body = typedText(typed)
  if (body === '') return t('mistake.body')
  const excess = Array.from(body).length - MAX_TEXT
  return excess > 0 ? t('mistake.bodyLong', { most: MAX_TEXT, over: excess }) : undefined
}
