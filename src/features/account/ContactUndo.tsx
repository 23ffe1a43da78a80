import { chakra, Stack } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { useMachines } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useContactUndoTexts } from './contact-undo-texts.ts'

const undoMachine = submissionMachine('undoContactChange')
const KEY_LENGTH = 43
const effects = ['contacts', 'factors', 'password'] as const

/**
 * Restores a former mail address or phone number. The person must confirm it: opening the link alone changes nothing.
 * The link's secret key is in the fragment of the address, which browsers do not send, so servers do not log it.
 */
export function ContactUndo() {
  const { t } = useContactUndoTexts()
  const machines = useMachines()
  const key = useLocation({ select: ({ hash }) => hash })
  const { problem, output, busy, submit } = useOperation(undoMachine, {
    onDone: () => machines?.session.send({ type: 'session.refused' }),
    reload: false,
  })
  const isBroken = key.length !== KEY_LENGTH

  if (output)
    return (
      <Card padding="lg" elevated>
        <Stack gap="5">
          <ScreenTitle>{t('done')}</ScreenTitle>
          <Text>{t('doneLead')}</Text>
          <ButtonLink asChild size="lg">
            <Link to="/auth/reset/password">{t('reset')}</Link>
          </ButtonLink>
        </Stack>
      </Card>
    )
  return (
    <Card padding="lg" elevated>
      <Stack gap="5">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Text>{t('lead')}</Text>
        <chakra.ul pl="5" display="grid" gap="2" listStyleType="disc">
          {effects.map((effect) => (
            <li key={effect}>{t(`effects.${effect}`)}</li>
          ))}
        </chakra.ul>
        {isBroken && (
          <Notice status="warning" role="alert">
            <p>{t('broken')}</p>
          </Notice>
        )}
        <ProblemNotice problem={problem} />
        <Button
          size="lg"
          loading={busy}
          aria-disabled={isBroken || undefined}
          onClick={() => submit({ key })}
        >
          {t('submit')}
        </Button>
        <Text size="sm" tone="muted">
          {t('keep')}
        </Text>
      </Stack>
    </Card>
  )
}
