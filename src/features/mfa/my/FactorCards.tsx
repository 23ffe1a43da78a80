import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { isFactorEnough } from '#domain/mfa/factor-need.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMfaTexts } from './texts.ts'

type CodeFactor = Schema<'CodeFactor'>
type Props = {
  settings: Output<'getMfaSettings'>
  /** Whether the member is one of the staff, who need a stronger factor. */
  staff: boolean
  /** Whether the admin area requires a factor; a notice above the cards states this. */
  isNeeded: boolean
  returnTo: string | undefined
  keepsPasskey: boolean
  isBusy: boolean
  onOff: (mfaType: CodeFactor) => void
}
const codeFactors = ['totp', 'sms'] as const

/** The factors with a code. Each has its start date, or "off", and a link to change it. */
export function FactorCards(props: Props) {
  const { settings, isNeeded, keepsPasskey } = props
  const { t } = useMfaTexts()
  const { factors, requiredYn } = settings
  return (
    <Stack as="section" gap="3" aria-labelledby="mfa-factors">
      <Heading level={2} size="md" id="mfa-factors">
        {t('factors')}
      </Heading>
      {factors.length === 0 && keepsPasskey && (
        <Notice title={t('passkeyAlone')}>{t('passkeyAloneText')}</Notice>
      )}
      {factors.length === 0 && !keepsPasskey && !isNeeded && (
        <Notice status="warning" title={t('none')}>
          {t(requiredYn === 'Y' ? 'noneRequired' : 'noneText')}
        </Notice>
      )}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: fluidColumns(2) }}
      >
        {codeFactors.map((mfaType) => (
          <chakra.li key={mfaType} display="grid">
            <FactorCard {...props} mfaType={mfaType} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  )
}

function FactorCard(props: Props & { mfaType: CodeFactor }) {
  const { mfaType, settings, staff, isNeeded, returnTo, keepsPasskey, isBusy, onOff } = props
  const { t } = useMfaTexts()
  const { dialogs } = useApp()
  const { factors, mfaType: preferred, requiredYn, destination } = settings
  const startDate = factors.find((factor) => factor.mfaType === mfaType)?.since
  const otherFactors = factors.map((factor) => factor.mfaType).filter((other) => other !== mfaType)
  const isEnoughWithout = isFactorEnough(staff, { mfaTypes: otherFactors, hasPasskey: keepsPasskey })
  const mustStay = startDate !== undefined && requiredYn === 'Y' && !isEnoughWithout
  const turnOff = async () => {
    const message = t(
      factors.length > 1 ? 'off.confirm' : keepsPasskey ? 'off.confirmPasskey' : 'off.confirmLast',
    )
    const accepted = await confirm(dialogs, {
      header: t('off.title', { factor: t(`factor.${mfaType}.name`) }),
      message,
      acceptLabel: t('off.accept'),
    })
    if (accepted) onOff(mfaType)
  }
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Stack gap="1" flex="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Heading level={3} size="sm">
            {t(`factor.${mfaType}.name`)}
          </Heading>
          <Badge tone={startDate ? 'success' : 'neutral'}>{t(startDate ? 'on' : 'isOff')}</Badge>
          {startDate && factors.length > 1 && preferred === mfaType && (
            <Badge tone="info">{t('preferred')}</Badge>
          )}
        </chakra.div>
        <Text tone="muted" size="sm">
          {t(`factor.${mfaType}.text`, { destination: formatPhone(destination) })}
        </Text>
        {startDate && (
          <Text tone="muted" size="sm" numeric>
            {t('since', { date: formatDate(startDate) })}
          </Text>
        )}
        {mustStay && (
          <Text size="sm" tone="muted">
            {t('mustStay')}
          </Text>
        )}
      </Stack>
      {!startDate && (
        <ButtonLink
          asChild
          variant={factors.length === 0 && !isNeeded && mfaType === 'totp' ? 'solid' : 'outline'}
          alignSelf="flex-start"
        >
          <Link to="/my/mfa/enrol" search={{ mfaType, returnTo }}>
            {t('turnOn', { factor: t(`factor.${mfaType}.name`) })}
          </Link>
        </ButtonLink>
      )}
      {startDate && !mustStay && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          aria-disabled={isBusy || undefined}
          aria-label={t('turnOffLabel', { factor: t(`factor.${mfaType}.name`) })}
          onClick={() => void turnOff()}
        >
          {t('turnOff')}
        </Button>
      )}
    </Card>
  )
}
