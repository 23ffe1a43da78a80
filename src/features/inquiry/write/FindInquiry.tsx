import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatDuration } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { readReferenceNo } from '#domain/reference-number.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Conversation } from '../Conversation.tsx'
import { useInquiryTexts } from '../texts.ts'

const getUnauthInquiryMachine = submissionMachine('getUnauthInquiry')

/** Looks an inquiry up by its number and the mail address it was sent with. Neither the address nor the browser keeps the mail. */
export function FindInquiry({ inquiryNo }: { inquiryNo: string }) {
  const { t } = useInquiryTexts()
  const { loggedIn } = useSession()
  const { snapshot, send, flow } = useFlow(getUnauthInquiryMachine, {})
  const { problem, pauseSecondsLeft } = snapshot.context
  const [inquiry, setInquiry] = useState<Output<'getUnauthInquiry'>>()
  useAccepted(flow, ({ output }) => setInquiry(output))
  const [typed, setTyped] = useState({ number: inquiryNo, email: '' })
  const [tried, setTried] = useState(false)
  const numberField = useRef<HTMLInputElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const found = useRef<HTMLHeadingElement>(null)
  const number = readReferenceNo('Q', typed.number)
  const numberError = isBlank(typed.number)
    ? t('mistake.inquiryNo')
    : number === undefined
      ? t('mistake.inquiryNoWrong')
      : undefined
  const emailError = isBlank(typed.email)
    ? t('mistake.email')
    : isEmail(typed.email)
      ? undefined
      : t('mistake.emailWrong')

  useEffect(() => {
    if (inquiry) found.current?.focus()
  }, [inquiry])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (number === undefined) return numberField.current?.focus()
    if (emailError) return emailField.current?.focus()
    send({ type: 'submission.requested', input: { inquiryNo: number, email: normalizeEmail(typed.email) } })
  }
  const again = () => {
    setTyped({ number: '', email: '' })
    setTried(false)
    setInquiry(undefined)
  }

  if (inquiry) {
    return (
      <Stack gap="5" maxWidth="form" width="full" mx="auto">
        <Conversation
          inquiry={inquiry}
          renderTitle={(subject) => (
            <Heading level={1} ref={found} tabIndex={-1} outline="none" overflowWrap="anywhere">
              {subject}
            </Heading>
          )}
        />
        <Button variant="outline" alignSelf="center" onClick={again}>
          {t('find.again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Stack gap="1">
            <ScreenTitle>{t('find.title')}</ScreenTitle>
            <Text tone="muted">{t('find.lead')}</Text>
          </Stack>
          <TextField
            ref={numberField}
            label={t('field.inquiryNo')}
            hint={t('find.numberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed.number}
            onChange={({ target }) => setTyped({ ...typed, number: target.value })}
            error={tried && numberError}
          />
          <TextField
            ref={emailField}
            label={t('write.email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
            error={tried && emailError}
          />
          <ProblemNotice problem={problem}>
            {pauseSecondsLeft > 0 && (
              <Text as="p" numeric>
                {t('find.pausedFor', { duration: formatDuration(pauseSecondsLeft) })}
              </Text>
            )}
          </ProblemNotice>
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={snapshot.hasTag('busy')}
            aria-disabled={snapshot.matches('paused') || undefined}
          >
            {t('find.submit')}
          </Button>
          {loggedIn && (
            <Text size="sm" tone="muted">
              {t('find.loginHint')}{' '}
              <TextLink asChild>
                <Link to="/my/inquiry">{t('find.mine')}</Link>
              </TextLink>
            </Text>
          )}
        </Stack>
      </form>
    </Card>
  )
}
