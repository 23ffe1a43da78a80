import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { PriceConsentCard } from '../PriceConsentCard.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** The price changes of a subscription that need the member's consent, one card for each. */
export function RaisedPrices({ prices }: { prices: PagePart<Output<'listPriceConsents'>> }) {
  const { t } = useSubscriptionTexts()
  return (
    <Part of={prices} name={t('price.part')}>
      {({ list }) => list.map((consent) => <PriceConsentCard key={consent.consentId} consent={consent} />)}
    </Part>
  )
}
