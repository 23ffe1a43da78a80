import { chakra } from '@chakra-ui/react'
import { getRouteApi } from '@tanstack/react-router'
import { Text } from '#src/ui/Text.tsx'
import { useBillTexts } from './texts.ts'

const root = getRouteApi('__root__')

/** The issuer of a bill, for the printed page; renders nothing if it could not be loaded. */
export function BillIssuer() {
  const { t } = useBillTexts()
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
