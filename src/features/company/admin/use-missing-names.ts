import { type PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { useAdminMemberTexts } from './member-texts.ts'
import { useSectionTexts } from './sections-texts.ts'
import { useCompanyAdminTexts } from './texts.ts'

type List = PagePart<{ total: number }> | undefined
type Lists = {
  subscriptions: List
  bills: List
  inquiries: List
  counsels: List
  /** The messages, unless one channel is selected. */
  messages: List
}

/** The names of the lists of a member that were loaded and are empty, in the order of the page. */
export function useMissingNames({ subscriptions, bills, inquiries, counsels, messages }: Lists): string[] {
  const { t } = useCompanyAdminTexts()
  const { t: member } = useAdminMemberTexts()
  const { t: sections } = useSectionTexts()
  const isMissing = [
    [t('subscriptions'), usePart(subscriptions)?.total === 0],
    [t('bills'), usePart(bills)?.total === 0],
    [t('inquiries'), usePart(inquiries)?.total === 0],
    [member('counsels.title'), usePart(counsels)?.total === 0],
    [sections('messages.title'), usePart(messages)?.total === 0],
  ] as const
  return isMissing.filter(([, missing]) => missing).map(([name]) => name)
}
