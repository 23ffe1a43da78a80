import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import { fixedBecause } from '#domain/subscription/plan-change.ts'
import { Text } from '#src/ui/Text.tsx'

/** Why a subscription cannot be changed in its state; nothing where it can. */
export function ClosedEdit({ state }: { state: string }) {
  const { t } = useTranslation('subscriptionEdit')
  const fixed = fixedBecause(state)
  if (!fixed) return null
  return (
    <Text tone="muted" size="sm" data-print="hidden">
      {t(`closed.${fixed}`)}
    </Text>
  )
}
