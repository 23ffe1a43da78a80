import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { mayHaveRiskReasons, riskReasons } from '#domain/access/risk-reasons.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { RiskBadge } from '../RiskBadge.tsx'
import { ReasonList, RiskBox } from '../RiskBox.tsx'

// The height of a box with a badge, the description and one point.
const USUAL_HEIGHT = '6rem'

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** The facts from the operation for one request; undefined while they load, or if the call failed. */
  brief: Schema<'AdminAccessRequestDetail'> | undefined
  isLoading: boolean
}

/** The risk of the permission level and the points to check, in a box in the colour of the risk. */
export function RiskPart({ row, brief, isLoading }: Props) {
  const { t } = useAccessBriefTexts()
  const mayHave = mayHaveRiskReasons(row)
  const name = (
    <chakra.div display="flex" alignItems="center" gap="2" mb="1">
      <Heading level={3} size="sm">
        {t('risk')}
      </Heading>
      <RiskBadge risk={row.riskLevel} />
    </chakra.div>
  )
  if (brief && mayHave)
    return (
      <RiskBox risk={row.riskLevel}>
        {name}
        <Points brief={brief} />
      </RiskBox>
    )
  return (
    <chakra.div
      // While the facts load, a neutral box takes the space of the facts, so that the page does not move.
      {...(mayHave &&
        isLoading && { minHeight: USUAL_HEIGHT, bg: 'bg.muted', rounded: 'lg', px: '4', py: '3' })}
    >
      {name}
      {brief ? <Text size="sm">{brief.levelDescription}</Text> : isLoading && <Skeleton height="1.25rem" />}
    </chakra.div>
  )
}

function Points({ brief }: { brief: NonNullable<Props['brief']> }) {
  const { t } = useAccessBriefTexts()
  const reasons = riskReasons(brief)
  return (
    <Stack gap="1">
      <Text size="sm">{brief.levelDescription}</Text>
      {reasons.length > 0 ? <ReasonList reasons={reasons} /> : <Text size="sm">{t('why.none')}</Text>}
    </Stack>
  )
}
