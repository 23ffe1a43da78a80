import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCounselTexts } from '../texts.ts'

const RESERVATION = '/inquiry/counsel/reservation'

/** The choice before a reservation: with a login, or as a visitor. */
export function LoginGate() {
  const { t } = useCounselTexts()
  const choices = [
    {
      key: 'member',
      link: (
        <ButtonLink asChild fullWidth size="lg">
          <Link to="/auth/login" search={{ returnTo: RESERVATION }}>
            {t('gate.member.action')}
          </Link>
        </ButtonLink>
      ),
    },
    {
      key: 'visitor',
      link: (
        <ButtonLink asChild fullWidth size="lg" variant="outline">
          <Link to={RESERVATION}>{t('gate.visitor.action')}</Link>
        </ButtonLink>
      ),
    },
  ] as const
  return (
    <Stack gap="5" maxWidth="form" mx="auto" width="full">
      <BackLink to="/inquiry/counsel">{t('gate.back')}</BackLink>
      <ScreenHead title={t('gate.title')} lead={t('gate.lead')} />
      {choices.map(({ key, link }) => (
        <Card key={key}>
          <Heading level={2} size="md" mb="1">
            {t(`gate.${key}.title`)}
          </Heading>
          <Text tone="muted" mb="4">
            {t(`gate.${key}.text`)}
          </Text>
          {link}
        </Card>
      ))}
    </Stack>
  )
}
