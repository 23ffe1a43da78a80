import { chakra } from '@chakra-ui/react'
import { getRouteApi } from '@tanstack/react-router'
import '#src/i18n/areas/bill.ts'
import { useTranslation } from 'react-i18next'
import { Text } from '#src/ui/Text.tsx'

const root = getRouteApi('__root__')

/** The business that issues a bill, as paper names it; nothing where it could not be asked for. */
export function BillIssuer() {
  const { t } = useTranslation('bill')
  const operator = root.useLoaderData()
  if (!operator) return null
  return (
    <chakra.address fontStyle="normal" minWidth="0" overflowWrap="anywhere">
      <Text weight="bold">{operator.operatorName}</Text>
      <Text size="sm" tone="muted" numeric>
        {t('issuer.business', operator)}
      </Text>
      <Text size="sm" tone="muted">
        {operator.officeAddress}
      </Text>
      <Text size="sm" tone="muted" numeric>
        {t('issuer.contact', operator)}
      </Text>
    </chakra.address>
  )
}
