import type { Output, Schema } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { useSubscriptionTexts } from '../texts.ts'

type Props = { links: PagePart<Schema<'SubscriptionLinks'>>; company: PagePart<Output<'getCompany'>> }

/** The parts of a subscription's page that most readers do not see: only a failure to load one is shown. */
export function QuietParts({ links, company }: Props) {
  const { t } = useSubscriptionTexts()
  return (
    <>
      <Part of={links} name={t('link.name')} isQuiet />
      <Part of={company} name={t('detail.peopleName')} isQuiet />
    </>
  )
}
