import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { useMayManage, useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { LifeCard } from './LifeCard.tsx'
import { useMyTexts } from './texts.ts'

const steps = [
  { key: 'trial', to: '/trial' },
  { key: 'subscribe', to: '/subscription' },
  { key: 'permission', to: '/apps' },
  { key: 'mfa', to: '/my/mfa' },
] as const

type Step = (typeof steps)[number]

/** The first steps of a member, without those that are done or need another role. */
export function useFirstSteps(trials: Output<'listTrials'> | undefined): Step[] {
  const { info } = useSession()
  const mayManage = useMayManage()
  const isTriable = trials?.list.some(({ trial }) => trial === null) ?? false
  const isTrying = trials?.list.some(({ trial }) => trial?.trialState === 'RUNNING') ?? false
  const isOpen = {
    trial: mayManage && isTriable && !isTrying,
    subscribe: mayManage,
    permission: true,
    mfa: info?.mfaType === 'none',
  }
  return steps.filter(({ key }) => isOpen[key])
}

/** The one step that a member without anything is shown first. */
export function NewCard({ step: { key, to } }: { step: Step }) {
  const { t } = useMyTexts()
  return (
    <LifeCard
      title={t(`first.${key}.title`)}
      lines={[t(`first.${key}.text`)]}
      action={
        <ButtonLink asChild>
          <Link to={to}>{t(`first.${key}.action`)}</Link>
        </ButtonLink>
      }
    />
  )
}

/** Further steps to begin with. */
export function FirstSteps({ open }: { open: readonly Step[] }) {
  const { t } = useMyTexts()
  return (
    <Card aria-labelledby="first">
      <Heading level={2} size="md" id="first">
        {t('first.title')}
      </Heading>
      <Text tone="muted">{t('first.lead')}</Text>
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
            <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
              <Link to={to}>{t(`first.${key}.action`)}</Link>
            </ButtonLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  )
}
