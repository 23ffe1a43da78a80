import { chakra, Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useMemberTermsTexts } from '../member-texts.ts'

type Term = Schema<'MyTerm'>
const answerMachine = submissionMachine('answerTerms')

/** One of the terms with its answer, and the possible answers. */
export function TermCard({ term, isBlocked }: { term: Term; isBlocked: boolean }) {
  const { t } = useMemberTermsTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(answerMachine, {})
  const { problem } = snapshot.context
  const { termsCode, version, title, requiredYn, agreedYn, answeredVersion, answeredAt, renewDate, dueYn } =
    term
  const [agreed, isDue] = [agreedYn === 'Y', dueYn === 'Y']

  useAccepted(flow, () => {
    toaster.show({ message: t('saved'), severity: 'success' })
    void router.invalidate()
  })
  const isOutdated = problem?.is('terms.outdated') ?? false
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])

  const answer = (yes: boolean) =>
    send({ type: 'submission.requested', input: { termsCode, version, agreedYn: yes ? 'Y' : 'N' } })
  const isBusy = snapshot.hasTag('busy')
  const due = !isDue
    ? undefined
    : answeredVersion === null
      ? t('dueMissing')
      : answeredVersion !== version
        ? t('dueNew', { version })
        : t('dueRenew')
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Stack gap="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {t(requiredYn === 'Y' ? 'required' : 'optional')}
          </Text>
          <Badge tone={agreed ? 'success' : 'neutral'}>
            {t(agreed ? 'agreed' : answeredAt ? 'declined' : 'unanswered')}
          </Badge>
        </chakra.div>
        {answeredAt && answeredVersion && (
          <Text size="sm" tone="muted" numeric>
            {t('answered', { time: formatDateTime(answeredAt), version: answeredVersion })}
          </Text>
        )}
        {renewDate && !isDue && (
          <Text size="sm" tone="muted" numeric>
            {t('renew', { date: formatDate(renewDate) })}
          </Text>
        )}
        {due && <Text tone="danger">{due}</Text>}
        {isBlocked && !agreed && (
          <Text size="sm" tone="muted">
            {t('nightNeedsMarketing')}
          </Text>
        )}
      </Stack>
      <ProblemNotice problem={problem} />
      <Stack direction="row" gap="2" wrap="wrap">
        <ButtonLink
          asChild
          variant="outline"
          size="sm"
          minHeight="touch"
          aria-label={t('readLabel', { title })}
        >
          <Link to="/my/terms" search={{ read: termsCode, version }} resetScroll={false}>
            {t('read')}
          </Link>
        </ButtonLink>
        {(isDue || !agreed) && !isBlocked && (
          <Button
            variant={isDue ? 'solid' : 'outline'}
            size="sm"
            minHeight="touch"
            loading={isBusy}
            aria-label={t(agreed ? 'againLabel' : 'agreeLabel', { title })}
            onClick={() => answer(true)}
          >
            {t(agreed ? 'again' : 'agree')}
          </Button>
        )}
        {agreed && requiredYn === 'N' && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            loading={isBusy}
            aria-label={t('declineLabel', { title })}
            onClick={() => answer(false)}
          >
            {t('decline')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
