import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ShutBolt } from '#src/ui/ShutBolt.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CalendarFileButton } from '../CalendarFileButton.tsx'
import { CounselFacts } from '../CounselFacts.tsx'
import { isReminded, timeText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'

/** A completed reservation: its number, its time, and the next steps. */
export function DoneStep({ counsel }: { counsel: Schema<'Counsel'> }) {
  const { t } = useCounselTexts()
  const { loggedIn } = useSession()
  const next = [
    t(isReminded(counsel, portalClock.now()) ? 'done.mail' : 'done.mailOnce', {
      email: counsel.email,
    }),
    t(`method.${counsel.counselMethod}.how`),
    t('done.change'),
  ]
  return (
    <Stack gap="5" maxWidth="form" mx="auto" width="full">
      <Stack gap="2" align="center" textAlign="center" py="4">
        <ShutBolt />
        <ScreenTitle>{t('done.title')}</ScreenTitle>
        <chakra.p
          fontSize={{ base: '2xl', md: '4xl' }}
          fontWeight="heavy"
          lineHeight="heading"
          textStyle="tabular"
        >
          {timeText(counsel)}
        </chakra.p>
        <Text tone="muted" numeric>
          {t('done.number', { counselNo: counsel.counselNo })}
        </Text>
      </Stack>
      <Card>
        <Heading level={2} size="md" mb="3">
          {t('done.next')}
        </Heading>
        <chakra.ol display="grid" gap="3">
          {next.map((text, index) => (
            <chakra.li
              key={text}
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              gap="3"
              overflowWrap="anywhere"
            >
              <chakra.span
                aria-hidden="true"
                display="grid"
                placeItems="center"
                boxSize="6"
                rounded="full"
                bg="brand.subtle"
                color="brand.fg"
                fontSize="sm"
                fontWeight="bold"
              >
                {index + 1}
              </chakra.span>
              <span>{text}</span>
            </chakra.li>
          ))}
        </chakra.ol>
      </Card>
      <Card>
        <Heading level={2} size="md" mb="2">
          {t('done.facts')}
        </Heading>
        <CounselFacts counsel={counsel} />
      </Card>
      <Flex gap="3" wrap="wrap" justify="center">
        <CalendarFileButton counsel={counsel} />
        <ButtonLink asChild variant="outline">
          {loggedIn ? (
            <Link to="/my/counsel">{t('done.toMine')}</Link>
          ) : (
            <Link to="/inquiry/counsel/find">{t('done.toFind')}</Link>
          )}
        </ButtonLink>
        <ButtonLink asChild>
          <Link to="/">{t('done.home')}</Link>
        </ButtonLink>
      </Flex>
    </Stack>
  )
}
