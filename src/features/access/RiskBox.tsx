import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { RiskReason } from '#domain/access/risk-reasons.ts'
import { useAccessBriefTexts } from './brief-texts.ts'

/**
 * A box with the reasons of a risk, in the colour of the risk. `children` is never empty: a coloured box without a
 * reason would alarm the reader without explaining why.
 */
export function RiskBox({ risk, children }: { risk: Schema<'RiskLevel'>; children: ReactNode }) {
  return (
    <chakra.div bg={risk === 'HIGH' ? 'danger.subtle' : 'warning.subtle'} rounded="lg" px="4" py="3">
      {children}
    </chakra.div>
  )
}

/** The points to check, one per line. */
export function ReasonList({ reasons }: { reasons: readonly RiskReason[] }) {
  const { t } = useAccessBriefTexts()
  return (
    <chakra.ul display="grid" gap="1" ps="4" listStyleType="disc" fontSize="sm">
      {reasons.map((found) => (
        <li key={found.reason}>
          {t(`why.${found.reason}`, { count: 'count' in found ? found.count : undefined })}
        </li>
      ))}
    </chakra.ul>
  )
}
