import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DeviceList } from './DeviceList.tsx'
import { SignInTable } from './SignInTable.tsx'
import { useMySessionTexts } from './texts.ts'
import { useNotMe } from './use-not-me.ts'

type Props = { sessions: PagePart<Output<'listSessions'>>; signIns: PagePart<Output<'listSignIns'>> }

/** The member's sessions and login attempts. */
export function SessionsScreen({ sessions, signIns }: Props) {
  const { t } = useMySessionTexts()
  const { ask, isBusy, problem } = useNotMe()
  return (
    <Stack gap="8">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <Stack gap="3">
        <Heading level={2} size="md">
          {t('devices')}
        </Heading>
        <Part of={sessions} name={t('devices')}>
          {({ list }) => <DeviceList sessions={list} />}
        </Part>
      </Stack>
      <Stack gap="3">
        <Heading level={2} size="md">
          {t('tries')}
        </Heading>
        <Text tone="muted">{t('triesLead')}</Text>
        <Part of={signIns} name={t('tries')}>
          {({ list }) =>
            list.length > 0 ? (
              <SignInTable rows={list} onNotMe={ask} />
            ) : (
              <Card>
                <EmptySection isInCard art="record" title={t('noTries')} description={t('noTriesText')} />
              </Card>
            )
          }
        </Part>
        <ProblemNotice problem={problem} />
        <Notice
          status="info"
          title={t('notMeQuestion')}
          action={
            <Button variant="outline" size="sm" minHeight="touch" loading={isBusy} onClick={() => ask()}>
              {t('notMe')}
            </Button>
          }
        >
          {t('notYouText')}
        </Notice>
      </Stack>
    </Stack>
  )
}
