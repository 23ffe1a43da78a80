import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import { useMayManage, useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'

const steps = [
  { key: 'trial', to: '/trial' },
  { key: 'subscribe', to: '/subscription' },
  { key: 'permission', to: '/apps' },
  { key: 'mfa', to: '/my/mfa' },
] as const

type Props = {
  /** How many of the member's requests were rejected. */
  rejected: number
  /** Whether a trial runs. */
  isTrying: boolean
}

/** What a member may begin with; what is done already, or not theirs to do, is left out, and what was rejected is named first. */
export function FirstSteps({ rejected, isTrying }: Props) {
  const { t } = useTranslation('my')
  const { info } = useSession()
  const mayManage = useMayManage()
  const isOver = {
    trial: isTrying || !mayManage,
    subscribe: !mayManage,
    permission: false,
    mfa: info?.mfaType !== 'none',
  }
  const open = steps.filter(({ key }) => !isOver[key])
  return (
    <Card aria-labelledby="first">
      <Heading level={2} size="md" id="first">
        {t('first.title')}
      </Heading>
      <Text tone="muted">{t('first.lead')}</Text>
      {rejected > 0 && (
        <Notice
          mt="3"
          title={t('first.rejected', { count: rejected })}
          action={
            <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
              <Link to="/my/subscription" search={{ subscriptionState: 'REJECTED' }}>
                {t('first.rejectedLink')}
              </Link>
            </ButtonLink>
          }
        >
          {mayManage && t('first.rejectedText')}
        </Notice>
      )}
      <chakra.ol listStyleType="none" mt="3">
        {open.map(({ key, to }, index) => (
          <chakra.li
            key={key}
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            alignItems={{ sm: 'center' }}
            justifyContent="space-between"
            gap="3"
            py="4"
            borderTopWidth="1px"
            borderTopStyle="solid"
            borderColor="border"
          >
            <Flex gap="3" align="flex-start">
              <chakra.span
                aria-hidden="true"
                display="grid"
                placeItems="center"
                flexShrink="0"
                boxSize="7"
                rounded="full"
                bg="accent.subtle"
                color="accent.fg"
                fontWeight="bold"
                fontSize="sm"
              >
                {index + 1}
              </chakra.span>
              <Stack gap="0">
                <Text weight="semibold">{t(`first.${key}.title`)}</Text>
                <Text size="sm" tone="muted">
                  {t(`first.${key}.text`)}
                </Text>
              </Stack>
            </Flex>
            <ButtonLink asChild variant={index === 0 ? 'solid' : 'soft'} size="sm" minHeight="touch">
              <Link to={to}>{t(`first.${key}.action`)}</Link>
            </ButtonLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  )
}
