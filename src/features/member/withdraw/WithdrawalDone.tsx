import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '#domain/dates.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import type { WithdrawalDone as Done } from '#src/machines/withdrawal/withdrawal-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RetainedList } from './RetainedList.tsx'
import { useWithdrawalTexts } from './texts.ts'

/** The destroyed data, and the records retained by law with their periods. The screen contains no personal data. */
export function WithdrawalDone({ done: { withdrawnAt, kept } }: { done: Done }) {
  const { t } = useWithdrawalTexts()
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <Stack gap="3">
          <SuccessIcon boxSize="10" color="success.fg" />
          <ScreenHead title={t('done.title')} lead={t('done.lead', { time: formatDateTime(withdrawnAt) })} />
        </Stack>
        <chakra.section>
          <Heading level={2} size="md" mb="1">
            {t('done.erased')}
          </Heading>
          <Text>{t('done.erasedText')}</Text>
        </chakra.section>
        <chakra.section>
          <Heading level={2} size="md">
            {t('done.kept')}
          </Heading>
          {kept.length > 0 && (
            <Text size="sm" tone="muted" mt="1" mb="3">
              {t('notice.keptText')}
            </Text>
          )}
          <RetainedList records={kept} />
        </chakra.section>
        <Stack gap="1">
          <Text>{t('done.again')}</Text>
          <Text tone="muted">{t('done.thanks')}</Text>
        </Stack>
      </Stack>
      <BottomActions>
        <ButtonLink asChild size="lg">
          <Link to="/">{t('done.home')}</Link>
        </ButtonLink>
      </BottomActions>
    </Card>
  )
}
