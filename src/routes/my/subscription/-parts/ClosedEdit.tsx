import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import { fixedBecause } from '#domain/subscription/plan-change.ts'
import { Text } from '#src/ui/Text.tsx'

/** Why a subscription that goes on cannot be changed in its state; nothing where it can, or where it is over. */
export function ClosedEdit({ state }: { state: string }) {
  const { t } = useTranslation('subscriptionEdit')
  const fixed = fixedBecause(state)
  if (!fixed || fixed === 'OVER') return null
  return (
    <Text tone="muted" size="sm" data-print="hidden">
      {t(`closed.${fixed}`)}
    </Text>
  )
}
