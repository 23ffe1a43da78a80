import { Flex } from '@chakra-ui/react'
import type { StaffAction } from '#domain/inquiry/inquiry.machine.ts'
import type { InquiryState } from '#domain/inquiry/states.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import type { InquiryHandlingEvent } from '#src/machines/inquiry-handling/inquiry-handling.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  actions: readonly StaffAction[]
  state: InquiryState
  inquiryNo: string
  busy: boolean
  send: (event: InquiryHandlingEvent) => void
}

/** Starts or closes an inquiry, if its state allows it. */
export function InquirySteps({ actions, state, inquiryNo, busy, send }: Props) {
  const { t } = useAdminTexts()
  const { dialogs } = useApp()
  const close = async () => {
    const accepted = await confirm(dialogs, {
      header: t('inquiry.detail.closeTitle'),
      message: t('inquiry.detail.closeMessage', { no: inquiryNo }),
      acceptLabel: t('inquiry.detail.closeAccept'),
    })
    if (accepted) send({ type: 'closing.confirmed' })
  }
  const text = actions.includes('take')
    ? 'takeText'
    : actions.includes('close')
      ? 'closeText'
      : state === 'CLOSED'
        ? 'closedText'
        : undefined
  if (!text) return null
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Text flex="1" minWidth="min(14rem, 100%)">
          {t(`inquiry.detail.${text}`)}
        </Text>
        {actions.includes('take') && (
          <Button loading={busy} onClick={() => send({ type: 'inquiry.taken' })}>
            {t('inquiry.detail.take')}
          </Button>
        )}
        {actions.includes('close') && (
          <Button variant="outline" loading={busy} onClick={() => void close()}>
            {t('inquiry.detail.close')}
          </Button>
        )}
      </Flex>
    </Card>
  )
}
