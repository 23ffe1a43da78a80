import { Flex, Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AppTile } from '../AppTile.tsx'
import { ServicesOfApp } from '../ServicesOfApp.tsx'
import { UseStateNotice } from '../UseStateNotice.tsx'
import { LevelRow } from './LevelRow.tsx'

type Props = {
  app: Output<'getAccessApp'>
  /**
   * The step that the member must complete before the login to the app: a permission, or a fresh proof of identity.
   */
  need: 'GRANT' | 'PROOF'
  /** The address at which the login continues after the step `need`. */
  onUrl: string
}

/** The screen before a login to an app: the request for a permission, or the fresh proof of identity. */
export function AppLogin({
  app: { appId, name, icon, services, useState, levels, longestTermDays },
  need,
  onUrl,
}: Props) {
  const { t } = useAccessTexts()
  const isProof = need === 'PROOF'
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Flex gap="3" align="center">
          <AppTile icon={icon} />
          <ScreenTitle overflowWrap="anywhere">
            {t(isProof ? 'login.proof' : 'login.needed', { name })}
          </ScreenTitle>
        </Flex>
        <Text>{t(isProof ? 'login.proofLead' : 'login.neededLead', { name })}</Text>
      </Stack>
      {!isProof && <UseStateNotice of="app" useState={useState} />}
      {!isProof && <ServicesOfApp services={services} useState={useState} />}
      <Flex gap="2" wrap="wrap">
        {isProof ? (
          <ProveButton onUrl={onUrl} />
        ) : (
          <ButtonLink variant="soft" href={onUrl}>
            {t('login.again')}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" href={`${onUrl}?leave`}>
          {t('login.leave')}
        </ButtonLink>
      </Flex>
      {!isProof && (
        <Stack as="section" aria-labelledby="levels" gap="4">
          <Heading level={2} size="md" id="levels">
            {t('login.levels')}
          </Heading>
          <Card as="ul" padding="none" aria-labelledby="levels">
            {levels.map((level) => (
              <LevelRow key={level.levelId} appId={appId} level={level} longestOfApp={longestTermDays} />
            ))}
          </Card>
        </Stack>
      )}
    </Stack>
  )
}

/** Asks for a fresh proof, and continues after it was given. */
function ProveButton({ onUrl }: Pick<Props, 'onUrl'>) {
  const { t } = useAccessTexts()
  const { verification, session } = useMachines()
  const startProof = () => {
    const endedListener = verification.on('verification.ended', ({ given }) => {
      endedListener.unsubscribe()
      if (!given) return
      session.send({ type: 'password.confirmed' })
      window.location.assign(onUrl)
    })
    verification.send({ type: 'verification.requested' })
  }
  return <Button onClick={startProof}>{t('login.prove')}</Button>
}
