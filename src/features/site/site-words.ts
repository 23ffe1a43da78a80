import { createContext, useContext } from 'react'
import type { Schema } from '#contract/operation.ts'
import { filledText } from '#domain/site/filled-text.ts'
import type { SiteKey, SitePage } from '#domain/site/site-texts.ts'
import { i18n } from '#src/i18n/i18n.ts'

type PageTexts = Schema<'SitePageTexts'>
/** The texts of a page that the operator did not edit. */
export const noOwnTexts: PageTexts = { texts: [], questions: null }

/** The operator's texts of the page, for the components below; empty if the page has only those of the app. */
export const OwnTextsContext = createContext<PageTexts>(noOwnTexts)

/** Returns the text of the operator with its placeholders filled in; undefined if the page has that of the app. */
export function ownText({ texts }: PageTexts, key: string, days?: string): string | undefined {
  const own = texts.find((text) => text.key === key)
  return own && filledText(own.text, { brand: i18n.t('brand'), days })
}

type Values = { days?: string }
/**
 * Returns a function that reads texts of a public page by key: those of the operator, otherwise those of the app with
 * `t`.
 */
export function useSiteText<Page extends SitePage>(
  _page: Page,
  t: unknown,
): (key: Exclude<SiteKey<Page>, 'description'>, values?: Values) => string {
  const own = useContext(OwnTextsContext)
  const read = t as (key: string, ...values: Values[]) => string
  return (name, values) => {
    const key = name as string
    return ownText(own, key, values?.days) ?? (values ? read(key, values) : read(key))
  }
}

/** Returns the questions and answers of the operator; undefined if the page has those of the app. */
export function useOwnQuestions(): { key: string; title: string; text: string }[] | undefined {
  const { questions } = useContext(OwnTextsContext)
  const brand = i18n.t('brand')
  return questions?.map(({ title, text }, place) => ({
    key: String(place),
    title: filledText(title, { brand }),
    text: filledText(text, { brand }),
  }))
}

/**
 * Returns the title and the description of a public page, for tabs, search engines and messengers. The description
 * defaults to the lead.
 */
export function siteMeta(
  own: PageTexts | undefined,
  { title, lead }: { title: string; lead: string },
): [{ title: string }, { name: string; content: string }] {
  const text = (key: string) => own && (ownText(own, key) || undefined)
  return [
    { title: text('documentTitle') ?? title },
    { name: 'description', content: text('description') ?? text('lead') ?? lead },
  ]
}
