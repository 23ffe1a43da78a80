import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { useAccessBriefTexts } from './brief-texts.ts'

type Risk = Schema<'RiskLevel'>
const BARS = [1, 2, 3] as const
const heights: Record<Risk, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 }
const colors: Record<Risk, string> = { LOW: 'success.fg', MEDIUM: 'warning.fg', HIGH: 'danger.fg' }

/** The risk of a permission level as a word; the bars before the word show the same risk. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const { t } = useAccessBriefTexts()
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      verticalAlign="top"
      gap="1.5"
      whiteSpace="nowrap"
      fontSize="sm"
      lineHeight="1.25rem"
      fontWeight={risk === 'HIGH' ? 'bold' : 'medium'}
      color={risk === 'HIGH' ? 'danger.fg' : 'fg'}
      data-risk-level={risk}
    >
      <chakra.span aria-hidden="true" display="inline-flex" gap="2px" color={colors[risk]}>
        {BARS.map((bar) => (
          <chakra.i
            key={bar}
            width="4px"
            height="0.8125rem"
            rounded="full"
            bg="currentcolor"
            opacity={bar <= heights[risk] ? '1' : '0.25'}
          />
        ))}
      </chakra.span>
      {t(`riskLevel.${risk}`)}
    </chakra.span>
  )
}
