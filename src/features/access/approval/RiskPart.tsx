import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { mayHaveRiskReasons, riskReasons } from '#domain/access/risk-reasons.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { Part } from '../RequestBackground.tsx'
import { RiskBadge } from '../RiskBadge.tsx'
import { ReasonList, RiskBox } from '../RiskBox.tsx'

// The height of the usual content: badge, description and one point in their box, with the last login below.
const USUAL_HEIGHT = '8.25rem'

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** The facts from the operation for one request; undefined while they load, or if the call failed. */
  brief: Schema<'AdminAccessRequestDetail'> | undefined
  isLoading: boolean
}

/**
 * The risk of the permission level, the points to check and the last login of the requester. The space of the
 * usual facts is reserved in a neutral colour while they load.
 */
export function RiskPart({ row, brief, isLoading }: Props) {
  const { t } = useAccessBriefTexts()
  const badge = <RiskBadge risk={row.riskLevel} />
  const mayHave = mayHaveRiskReasons(row)
  return (
    <Part title={t('risk')}>
      <Stack gap="3" minHeight={mayHave && isLoading ? USUAL_HEIGHT : undefined}>
        {brief && mayHave ? (
          <RiskBox risk={row.riskLevel}>
            {badge}
            <Points brief={brief} />
          </RiskBox>
        ) : (
          <div>
            {badge}
            {brief ? (
              <Text size="sm">{brief.levelDescription}</Text>
            ) : (
              isLoading && <Skeleton height="1.25rem" />
            )}
          </div>
        )}
        {brief ? (
          <LastLogin at={brief.lastSignInAt} />
        ) : (
          isLoading && <Skeleton height="1.25rem" width="12rem" />
        )}
      </Stack>
    </Part>
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

function LastLogin({ at }: { at: string | null }) {
  const { t } = useAccessBriefTexts()
  return (
    <Text size="sm" numeric>
      <chakra.span color="fg.muted" me="2">
        {t('lastSignIn.title')}
      </chakra.span>
      {at === null ? t('lastSignIn.none') : formatDateTime(at)}
    </Text>
  )
}
