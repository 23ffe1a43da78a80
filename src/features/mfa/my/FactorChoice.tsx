import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useLoginTexts } from '#src/features/account/login-texts.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useMfaTexts } from './texts.ts'
import { useTitleFocus } from './use-title-focus.ts'

type CodeFactor = Schema<'CodeFactor'>
type Props = {
  offered: readonly CodeFactor[]
  preferred: CodeFactor | undefined
  returnTo: string | undefined
  destination: string
  problem: Problem | undefined
  waitSeconds: number
  isBusy: boolean
  isPaused: boolean
  onChoose: (mfaType: CodeFactor) => void
}

/** Chooses the factor to turn on. */
export function FactorChoice({
  offered,
  preferred,
  returnTo,
  destination,
  problem,
  waitSeconds,
  isBusy,
  isPaused,
  onChoose,
}: Props) {
  const { t } = useMfaTexts()
  const { t: login } = useLoginTexts()
  const [chosen, setChosen] = useState(() =>
    preferred && offered.includes(preferred) ? preferred : (offered[0] ?? null),
  )
  useTitleFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && !isBusy && !isPaused) onChoose(chosen)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <ScreenHead
          title={t('choice.title')}
          lead={t(offered.length > 0 ? 'choice.lead' : 'choice.nothing')}
        />
        {offered.length > 0 && (
          <RadioCards
            legend={t('choice.legend')}
            legendHidden
            value={chosen}
            onValueChange={setChosen}
            options={offered.map((mfaType) => ({
              value: mfaType,
              label: t(`factor.${mfaType}.name`),
              description: t(`choice.${mfaType}`, { destination: formatPhone(destination) }),
            }))}
          />
        )}
        <ProblemNotice problem={problem}>
          {waitSeconds > 0 && <p>{login('pausedFor', { duration: formatDuration(waitSeconds) })}</p>}
        </ProblemNotice>
      </Stack>
      <BottomActions>
        <ButtonLink asChild size="lg" variant="outline">
          <Link to="/my/mfa" search={{ returnTo }} activeOptions={{ exact: true }}>
            {t('cancel')}
          </Link>
        </ButtonLink>
        {chosen && (
          <Button type="submit" size="lg" loading={isBusy} aria-disabled={isPaused || undefined}>
            {t('choice.submit')}
          </Button>
        )}
      </BottomActions>
    </form>
  )
}
