import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { addDays, formatDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import type { RequestDefaults } from '#src/machines/subscription-request/request-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

const discardMachine = submissionMachine('discardSubscriptionDraft')

/** Earlier drafts, to continue or to discard. */
export function DraftList({ drafts }: { drafts: RequestDefaults['drafts'] }) {
  const { t } = useSubscriptionRequestTexts()
  const catalogue = useCatalogue()
  const { problem, busy, submit } = useOperation(discardMachine)
  const discard = (draftId: string, name: string) =>
    submit(
      { draftId },
      {
        header: t('hub.discardTitle'),
        message: t('hub.discardText', { name }),
        acceptLabel: t('hub.discard'),
        isFinal: true,
      },
    )
  if (drafts.length === 0) return null
  return (
    <Card>
      <Heading level={2} size="md" mb="3">
        {t('hub.drafts')}
      </Heading>
      <ProblemNotice problem={problem} />
      <Stack as="ul" gap="5" listStyleType="none">
        {drafts.map(
          ({ draftId, serviceInfo: { serviceCode, planCode, userCount, paymentCycle }, expiresAt }) => {
            const service = serviceIn(catalogue, serviceCode)
            const name = t('hub.draft', {
              service: service?.serviceName ?? t('service.gone'),
              plan: (service && planOfCode(service, planCode)?.planName) ?? '',
              users: formatNumber(userCount),
              cycle: t(`cycle.${paymentCycle}`),
            })
            return (
              <chakra.li key={draftId} display="grid" gap="3">
                <div>
                  <Text weight="bold" numeric>
                    {name}
                  </Text>
                  <Text size="sm" tone="muted" numeric>
                    {t('hub.kept', {
                      date: formatDate(addDays(expiresAt.slice(0, 'YYYY-MM-DD'.length), -1)),
                    })}
                  </Text>
                </div>
                <chakra.div display="flex" gap="2">
                  <ButtonLink asChild size="sm" minHeight="touch">
                    <Link
                      to="/subscription/request"
                      search={{ draft: draftId }}
                      state={{ subscription: 'step' }}
                      aria-label={t('hub.resumeOf', { name })}
                    >
                      {t('hub.resume')}
                    </Link>
                  </ButtonLink>
                  <Button
                    variant="ghost"
                    size="sm"
                    minHeight="touch"
                    aria-label={t('hub.discardOf', { name })}
                    aria-disabled={busy || undefined}
                    onClick={() => discard(draftId, name)}
                  >
                    {t('hub.discard')}
                  </Button>
                </chakra.div>
              </chakra.li>
            )
          },
        )}
      </Stack>
    </Card>
  )
}
