import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import '#src/i18n/areas/bill.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** The way to the bills of a subscription, also of one that has ended. */
export function SeeBills({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useTranslation('bill')
  return (
    <ButtonLink asChild variant="outline" alignSelf="flex-start" mt="2" data-print="hidden">
      <Link to="/my/bill" search={{ subscriptionId }}>
        {t('ofSubscription')}
      </Link>
    </ButtonLink>
  )
}
