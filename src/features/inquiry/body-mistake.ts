import type { TFunction } from 'i18next'
import { MAX_TEXT } from '#domain/inquiry/rules.ts'
import { typedText } from '#domain/typed/typed-text.ts'

type T = TFunction<'inquiry'>

/** Returns the mistake in the text of an inquiry or of a reply; undefined if there is none. */
export function bodyMistake(t: T, typed: string): string | undefined {
  const body = typedText(typed)
  if (body === '') return t('mistake.body')
  const excess = Array.from(body).length - MAX_TEXT
  return excess > 0 ? t('mistake.bodyLong', { most: MAX_TEXT, over: excess }) : undefined
}
