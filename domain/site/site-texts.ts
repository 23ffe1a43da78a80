import type { Schema } from '#contract/operation.ts'
import { typedLine, typedText } from '../typed/typed-text.ts'

export type SitePage = Schema<'SitePage'>
export type SitePageTexts = Schema<'SitePageTexts'>
export type SiteQuestion = Schema<'SiteQuestion'>

/** The pages whose texts the operator can edit. */
export const sitePages = ['home', 'feature', 'support'] as const satisfies SitePage[]

/** The kind of a text: a heading is one line and not empty; a text may have several lines, or be empty. */
export type TextKind = 'heading' | 'text'
/** The maximum length of each kind of text, in characters. */
export const MAX_TEXT: Record<TextKind, number> = { heading: 60, text: 300 }
export const MAX_QUESTIONS = 20
export const MAX_QUESTION = 100
export const MAX_ANSWER = 500

/** The parts of each page with the keys of their texts, in the order of the page. */
export const siteGroups = {
  home: {
    found: ['documentTitle', 'description'],
    opening: ['title', 'lead', 'free'],
    access: ['shown.access.title', 'shown.access.text'],
    watch: ['shown.watch.title', 'shown.watch.text'],
    bill: ['shown.bill.title', 'shown.bill.text'],
    prices: ['prices.title', 'prices.text'],
    steps: ['steps.title'],
    connect: ['steps.connect.title', 'steps.connect.text'],
    rule: ['steps.rule.title', 'steps.rule.text'],
    run: ['steps.run.title', 'steps.run.text'],
    questions: ['questions.title'],
    closing: ['closing.title', 'closing.text'],
  },
  feature: {
    found: ['documentTitle', 'description'],
    opening: ['title', 'lead'],
    login: featureKeys('login'),
    mfa: featureKeys('mfa'),
    access: featureKeys('access'),
    watch: featureKeys('watch'),
    record: featureKeys('record'),
    bill: featureKeys('bill'),
    closing: ['closing.title', 'closing.text'],
  },
  support: {
    found: ['documentTitle', 'description'],
    opening: ['title', 'lead'],
    ways: ['ways.title'],
    board: ['ways.board.title', 'ways.board.text'],
    notice: ['ways.notice.title', 'ways.notice.text'],
    inquiry: ['ways.inquiry.title', 'ways.inquiry.text'],
    questions: ['login.title'],
    hours: ['hours.title', 'hours.note'],
  },
} as const satisfies Record<SitePage, Readonly<Record<string, readonly string[]>>>

/** The keys of the texts of a page, as a type. */
export type SiteKey<Page extends SitePage> = {
  [Group in keyof (typeof siteGroups)[Page]]: (typeof siteGroups)[Page][Group] extends readonly (infer Key)[]
    ? Key
    : never
}[keyof (typeof siteGroups)[Page]]

function featureKeys<Feature extends string>(feature: Feature) {
  return [
    `${feature}.title`,
    `${feature}.text`,
    `${feature}.items.one`,
    `${feature}.items.two`,
    `${feature}.items.three`,
  ] as const
}

/** Returns the keys of the texts of a page. */
export const keysOf = (page: SitePage): readonly string[] => Object.values(siteGroups[page]).flat()

/** Whether a page has questions and answers. */
export const hasQuestions = (page: SitePage): boolean => 'questions' in siteGroups[page]

export const kindOf = (key: string): TextKind =>
  /(?:^|\.)(?:documentTitle|title)$/.test(key) ? 'heading' : 'text'

/** Whether a text may contain `{{days}}`, the length of a trial: only the closing text of the home page may. */
const namesTrial = (page: SitePage, key: string) => page === 'home' && key === 'closing.text'

export type TextFault = 'empty' | 'long' | 'placeholder'
/**
 * Returns the fault of a text, undefined if there is none. Placeholders are `{{brand}}` and, where allowed,
 * `{{days}}`.
 */
export function textFault(page: SitePage, key: string, text: string): TextFault | undefined {
  const kind = kindOf(key)
  if (kind === 'heading' && typedLine(text) === '') return 'empty'
  if ([...text].length > MAX_TEXT[kind]) return 'long'
  return hasOtherPlaceholder(text, namesTrial(page, key)) ? 'placeholder' : undefined
}

/** Returns the fault of a question or an answer of at most `max` characters; undefined if there is none. */
export function questionFault(text: string, max: number): TextFault | undefined {
  if (typedText(text) === '') return 'empty'
  if ([...text].length > max) return 'long'
  return hasOtherPlaceholder(text, false) ? 'placeholder' : undefined
}

function hasOtherPlaceholder(text: string, withDays: boolean): boolean {
  const textWithoutBrand = text.replaceAll('{{brand}}', '')
  return /\{\{|\}\}/.test(withDays ? textWithoutBrand.replaceAll('{{days}}', '') : textWithoutBrand)
}

/** Returns the texts of a page in their stored form, without outer blanks; undefined if a text is not valid. */
export function cleanedPage(page: SitePage, { texts, questions }: SitePageTexts): SitePageTexts | undefined {
  const knownKeys = new Set(keysOf(page))
  const keys = new Set(texts.map(({ key }) => key))
  if (keys.size < texts.length || (questions !== null && !hasQuestions(page))) return undefined
  const cleanedTexts = {
    texts: texts.map(({ key, text }) => ({
      key,
      text: kindOf(key) === 'heading' ? typedLine(text) : typedText(text),
    })),
    questions:
      questions && questions.map(({ title, text }) => ({ title: typedLine(title), text: typedText(text) })),
  }
  const isRight =
    cleanedTexts.texts.every(
      ({ key, text }) => knownKeys.has(key) && textFault(page, key, text) === undefined,
    ) &&
    (cleanedTexts.questions ?? []).every(
      ({ title, text }) =>
        questionFault(title, MAX_QUESTION) === undefined && questionFault(text, MAX_ANSWER) === undefined,
    )
  return isRight ? cleanedTexts : undefined
}
