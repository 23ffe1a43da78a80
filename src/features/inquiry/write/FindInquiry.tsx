import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatDuration } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { readReferenceNo } from '#domain/reference-number.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
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

/**
 * Looks an inquiry up by the inquiry number and the writer's mail address. The mail address is stored neither in the
 * page's address nor in the browser.
 */
export function FindInquiry({ inquiryNo }: { inquiryNo: string }) {
  const { t } = useInquiryTexts()
  const { loggedIn } = useSession()
  const [inquiry, setInquiry] = useState<Output<'getUnauthInquiry'>>()
  const form = useOperationForm(getUnauthInquiryMachine, {
    fields: { number: inquiryNo, email: '' },
    mistakes: ({ number, email }) => ({
      number: isBlank(number)
        ? t('mistake.inquiryNo')
        : !readReferenceNo('Q', number) && t('mistake.inquiryNoWrong'),
      email: isBlank(email) ? t('mistake.email') : !isEmail(email) && t('mistake.emailWrong'),
    }),
    isDirty: () => false,
    input: ({ number, email }) => ({
      inquiryNo: readReferenceNo('Q', number)!,
      email: normalizeEmail(email),
    }),
    onDone: setInquiry,
    reload: false,
    worthAQuestion: false,
  })
  const { problem, pauseSecondsLeft } = form
  const foundTitle = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (inquiry) foundTitle.current?.focus()
  }, [inquiry])

  const searchAgain = () => {
    form.change({ number: '', email: '' })
    setInquiry(undefined)
  }

  if (inquiry) {
    return (
      <Stack gap="5" maxWidth="form" width="full" mx="auto">
        <Conversation
          inquiry={inquiry}
          renderTitle={(subject) => (
            <Heading level={1} ref={foundTitle} tabIndex={-1} outline="none" overflowWrap="anywhere">
              {subject}
            </Heading>
          )}
        />
        <Button variant="outline" alignSelf="center" onClick={searchAgain}>
          {t('find.again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <form {...form.element}>
        <Stack gap="5">
          <ScreenHead title={t('find.title')} lead={t('find.lead')} />
          <TextField
            label={t('field.inquiryNo')}
            hint={t('find.numberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...form.field('number')}
          />
          <MailField label={t('write.email')} autoComplete="email" {...form.field('email')} />
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
            loading={form.busy}
            aria-disabled={form.isPaused || undefined}
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
