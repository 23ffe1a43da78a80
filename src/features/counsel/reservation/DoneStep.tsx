import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { CalendarFileButton } from '../CalendarFileButton.tsx'
import { CounselFacts } from '../CounselFacts.tsx'
import { isReminded, timeText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'

/** A completed reservation: its number, its time, and the next steps. */
export function DoneStep({ counsel }: { counsel: Schema<'Counsel'> }) {
  const { t } = useCounselTexts()
  const { loggedIn } = useSession()
  const nextSteps = [
    t(isReminded(counsel, portalClock.now()) ? 'done.mail' : 'done.mailOnce', {
      email: counsel.email,
    }),
    t(`method.${counsel.counselMethod}.how`),
    t('done.change'),
  ]
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <Stack gap="6">
        <DoneHead
          title={t('done.title')}
          lead={t('done.number', { counselNo: counsel.counselNo })}
          numeric
          figure={{
            term: t('done.time'),
            value: timeText(counsel),
            action: <CalendarFileButton counsel={counsel} size="sm" />,
          }}
        />
        <NextSteps title={t('done.next')} steps={nextSteps} ordered />
        <section>
          <Heading level={2} size="md" mb="2">
            {t('done.facts')}
          </Heading>
          <CounselFacts counsel={counsel} />
        </section>
      </Stack>
      <DoneActions>
        <ButtonLink asChild size="lg">
          {loggedIn ? (
            <Link to="/my/counsel">{t('done.toMine')}</Link>
          ) : (
            <Link to="/inquiry/counsel/find">{t('done.toFind')}</Link>
          )}
        </ButtonLink>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/">{t('done.home')}</Link>
        </ButtonLink>
      </DoneActions>
    </Card>
  )
}
