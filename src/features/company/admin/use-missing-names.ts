import { usePart } from '#src/components/part/use-part.ts'
import type { CompanySectionParts } from './load-sections.ts'
import { useSectionTexts } from './sections-texts.ts'
import { useCompanyAdminTexts } from './texts.ts'

type Page = { total: number } | undefined
type Lists = {
  subscriptions: Page
  bills: Page
  inquiries: Page
  sections: CompanySectionParts
  corrections: { list: readonly unknown[] } | undefined
}

/** The names of the lists of a company that were loaded and are empty, in the order of the page. */
export function useMissingNames({ subscriptions, bills, inquiries, sections, corrections }: Lists): string[] {
  const { t } = useCompanyAdminTexts()
  const { t: sectionTexts } = useSectionTexts()
  const messages = usePart(sections.messages)
  const isMissing = [
    [t('subscriptions'), subscriptions?.total === 0],
    [t('bills'), bills?.total === 0],
    [t('inquiries'), inquiries?.total === 0],
    [sectionTexts('apps.title'), usePart(sections.apps)?.total === 0],
    [sectionTexts('requests.title'), usePart(sections.requests)?.total === 0],
    [sectionTexts('messages.title'), messages?.total === 0 && messages.way === null],
    [t('corrections'), corrections?.list.length === 0],
  ] as const
  return isMissing.filter(([, missing]) => missing).map(([name]) => name)
}
