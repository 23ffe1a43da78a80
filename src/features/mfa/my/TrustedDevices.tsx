import { Stack } from '@chakra-ui/react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { DeviceRow } from '#src/features/session/DeviceRow.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMfaTexts } from './texts.ts'

type Props = {
  settings: Output<'getMfaSettings'>
  isBusy: boolean
  onRemove: (trustedDeviceIds: string[]) => void
}
type DeviceProps = Pick<Props, 'isBusy' | 'onRemove'> & { row: Schema<'TrustedDevice'> }

/** The trusted devices, each with the day until which it is trusted. */
export function TrustedDevices({ settings: { trustedDevices, requiredYn }, isBusy, onRemove }: Props) {
  const { t } = useMfaTexts()
  return (
    <Stack as="section" gap="3" aria-labelledby="mfa-devices">
      <Stack gap="1">
        <Heading level={2} size="md" id="mfa-devices">
          {t('devices.title')}
        </Heading>
        <Text tone="muted">{t('devices.lead')}</Text>
      </Stack>
      {trustedDevices.length === 0 ? (
        <Card>
          <Text tone="muted">{t(requiredYn === 'Y' ? 'devices.notAllowed' : 'devices.none')}</Text>
        </Card>
      ) : (
        <Card as="ul" padding="none" listStyleType="none">
          {trustedDevices.map((row) => (
            <TrustedDeviceRow key={row.trustedDeviceId} row={row} isBusy={isBusy} onRemove={onRemove} />
          ))}
        </Card>
      )}
      {trustedDevices.length > 1 && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          aria-disabled={isBusy || undefined}
          onClick={() => onRemove(trustedDevices.map(({ trustedDeviceId }) => trustedDeviceId))}
        >
          {t('devices.removeAll')}
        </Button>
      )}
    </Stack>
  )
}

function TrustedDeviceRow({
  row: { trustedDeviceId, currentYn, device, address, lastUsedAt, expiresAt },
  isBusy,
  onRemove,
}: DeviceProps) {
  const { t } = useMfaTexts()
  const name = device || t('devices.unknown')
  return (
    <DeviceRow
      name={name}
      current={currentYn === 'Y' ? t('devices.current') : undefined}
      facts={[
        address,
        t('devices.lastUsedAt', { time: formatDateTime(lastUsedAt) }),
        t('devices.expiresAt', { date: formatDate(expiresAt) }),
      ]}
      act={
        <Button
          variant="outline"
          size="sm"
          minHeight="touch"
          aria-label={t('devices.removeLabel', { device: name })}
          aria-disabled={isBusy || undefined}
          onClick={() => onRemove([trustedDeviceId])}
        >
          {t('devices.remove')}
        </Button>
      }
    />
  )
}
