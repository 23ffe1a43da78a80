import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useMemberTermsTexts } from '../member-texts.ts'

type Term = Schema<'MyTerm'>
const answerMachine = submissionMachine('answerTerms')

/** One of the terms with its answer, and the possible answers. */
export function TermCard({ term, isBlocked }: { term: Term; isBlocked: boolean }) {
  const { t } = useMemberTermsTexts()
  const {
    problem,
    busy: isBusy,
    submit,
  } = useOperation(answerMachine, { done: () => t('saved'), outdated: ['terms.outdated'] })
  const {
    termsCode,
    version,
    title,
    requiredYn,
    agreedYn,
    answeredVersion,
    answeredAt,
    renewDate,
    dueYn,
    next,
  } = term
  const [agreed, isDue] = [agreedYn === 'Y', dueYn === 'Y']

  const answer = (yes: boolean) => submit({ termsCode, version, agreedYn: yes ? 'Y' : 'N' })
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
        {next && (
          <Text size="sm" numeric>
            {t('next', { date: formatDate(next.effectiveDate), version: next.version })}
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
        {next && (
          <ButtonLink
            asChild
            variant="outline"
            size="sm"
            minHeight="touch"
            aria-label={t('readNextLabel', { title })}
          >
            <Link to="/my/terms" search={{ read: termsCode, version: next.version }} resetScroll={false}>
              {t('readNext')}
            </Link>
          </ButtonLink>
        )}
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
