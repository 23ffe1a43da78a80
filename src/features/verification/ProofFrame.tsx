import { Stack } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { ProofProps } from './proof-props.ts'
import { useVerificationTexts } from './texts.ts'

type Props = ProofProps & {
  form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'>
  /** The submit button, above the buttons of the other factors. */
  act?: ReactNode
  /** Whether the fields themselves show the refusal. */
  showsProblem?: boolean
  children?: ReactNode
}

/** The form for one kind of proof of identity: its heading, its fields, and buttons for the other kinds. */
export function ProofFrame({ id, snapshot, send, form, act, showsProblem = false, children }: Props) {
  const { t } = useVerificationTexts()
  const { way, ways, destination, withheld, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <form id={id} {...form}>
      <Stack gap="4">
        <Text tone="muted">{t('lead')}</Text>
        {ways.length > 0 && <Text>{t(`way.${way}`, { destination })}</Text>}
        {children}
        {withheld && (
          <Notice status="warning" role="alert">
            <p>{t(`withheld.${withheld}`)}</p>
          </Notice>
        )}
        {!showsProblem && <ProblemNotice problem={problem} />}
        <Stack gap="0" alignItems="flex-start" ml="-5">
          {act}
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && send({ type: 'way.chosen', way: other })}
              >
                {t(`use.${other}`)}
              </Button>
            ))}
        </Stack>
      </Stack>
    </form>
  )
}
