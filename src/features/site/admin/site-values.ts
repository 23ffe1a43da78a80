import type { Schema } from '#contract/operation.ts'
import {
  hasQuestions,
  keysOf,
  MAX_ANSWER,
  MAX_QUESTION,
  questionFault,
  type SitePage,
  type SitePageTexts,
  type SiteQuestion,
  siteGroups,
  type TextFault,
  textFault,
} from '#domain/site/site-texts.ts'
import featureTexts from '../feature-texts.json'
import homeTexts from '../home-texts.json'
import supportTexts from '../support-texts.json'

/** A question in a form, with a key that does not change if it is moved. */
export type FormQuestion = SiteQuestion & { key: string }
/** The values of the form: the texts of a page by their keys, and its questions. */
export type SiteValues = { texts: Record<string, string>; questions: FormQuestion[] }

const texts = { home: homeTexts, feature: featureTexts, support: supportTexts }
const questionsAt = { home: 'questions', support: 'login' } as const

/** Returns the default text of the app for a key; empty for the description, since the page then uses its lead. */
export function textOfApp(page: SitePage, key: string): string {
  const textAtKey = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts[page])
  return typeof textAtKey === 'string' ? textAtKey : ''
}

/** Returns the questions of the app on a page. */
export function questionsOfApp(page: SitePage): FormQuestion[] {
  if (page === 'feature') return []
  const part: Record<string, unknown> =
    page === 'home' ? texts.home[questionsAt.home] : texts.support[questionsAt.support]
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'object' ? [{ key, ...(value as SiteQuestion) }] : [],
  )
}

/** Returns the values of the form for a version; texts that it does not contain are those of the app. */
export const valuesOf = ({ page, texts: own, questions }: Schema<'SiteEdition'>): SiteValues => ({
  texts: Object.fromEntries(
    keysOf(page).map((key) => [key, own.find((text) => text.key === key)?.text ?? textOfApp(page, key)]),
  ),
  questions:
    questions?.map((question, place) => ({ key: `own-${place}`, ...question })) ?? questionsOfApp(page),
})

const isSame = (one: readonly SiteQuestion[], other: readonly SiteQuestion[]) =>
  one.length === other.length &&
  one.every(({ title, text }, place) => title === other[place]!.title && text === other[place]!.text)

/** Returns the values as they are stored: only the texts that differ from those of the app. */
export const inputOf = (page: SitePage, values: SiteValues): SitePageTexts => ({
  texts: keysOf(page)
    .map((key) => ({ key, text: values.texts[key] ?? '' }))
    .filter(({ key, text }) => text !== textOfApp(page, key)),
  questions:
    !hasQuestions(page) || isSame(values.questions, questionsOfApp(page))
      ? null
      : values.questions.map(({ title, text }) => ({ title, text })),
})

/** Returns the faults of the texts by their keys. */
export const faultsOf = (page: SitePage, values: SiteValues): Record<string, TextFault> =>
  Object.fromEntries(
    keysOf(page).flatMap((key) => {
      const text = values.texts[key] ?? ''
      const fault = text === textOfApp(page, key) ? undefined : textFault(page, key, text)
      return fault ? [[key, fault]] : []
    }),
  )

/** Whether a question or an answer is not valid. */
export const areQuestionsWrong = (page: SitePage, { questions }: SiteValues): boolean =>
  inputOf(page, { texts: {}, questions }).questions !== null &&
  questions.some(
    ({ title, text }) =>
      questionFault(title, MAX_QUESTION) !== undefined || questionFault(text, MAX_ANSWER) !== undefined,
  )

/** Returns the fields of the form for a version: one for each text, and one for all questions. */
export function fieldsOf(edition: Schema<'SiteEdition'>): Record<string, string> {
  const { texts: ofKeys, questions } = valuesOf(edition)
  return { ...ofKeys, questions: fieldOfQuestions(questions) }
}
export const fieldOfQuestions = (questions: readonly FormQuestion[]): string => JSON.stringify(questions)
export const valuesIn = ({ questions = '[]', ...ofKeys }: Record<string, string>): SiteValues => ({
  texts: ofKeys,
  questions: JSON.parse(questions) as FormQuestion[],
})

type Groups = (typeof siteGroups)[SitePage]
export type GroupName = { [Page in SitePage]: keyof (typeof siteGroups)[Page] }[SitePage]
/** Returns the parts of a page with the keys of their texts. */
export const groupsOf = (page: SitePage): { group: GroupName; keys: readonly string[] }[] =>
  (Object.entries(siteGroups[page] as Groups) as [GroupName, readonly string[]][]).map(([group, keys]) => ({
    group,
    keys,
  }))

/**
 * Returns the questions with one of them moved by a step; unchanged if that question is already the first or the
 * last.
 */
export function moveQuestion(questions: readonly FormQuestion[], from: number, step: 1 | -1): FormQuestion[] {
  const to = from + step
  if (to < 0 || to >= questions.length) return [...questions]
  const result = [...questions]
  result.splice(to, 0, ...result.splice(from, 1))
  return result
}
