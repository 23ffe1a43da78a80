import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BlockerList } from './BlockerList.tsx'
import { RetainedList } from './RetainedList.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

const erasedData = ['profile', 'access', 'messages', 'written'] as const

/** The obstacles to the withdrawal, and its effect on the member's data. */
export function NoticeStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const { check } = snapshot.context
  const [hasRechecked, setRechecked] = useState(false)
  const recheck = () => {
    setRechecked(true)
    send({ type: 'check.requested' })
  }
  if (!check) return <Skeleton height="2.5rem" count={5} />
  const isBusy = snapshot.hasTag('busy')
  const isBlocked = snapshot.matches('blocked') || isBusy
  return (
    <>
      <Stack gap="6">
        <ScreenHead title={t('notice.title')} lead={t('notice.lead')} />
        {isBlocked && <BlockerList check={check} />}
        <Text role="status" _empty={{ display: 'none' }}>
          {hasRechecked && isBlocked && !isBusy && t('notice.still')}
        </Text>
        {check.releases.length > 0 && (
          <Section title={t('notice.releases')} lead={t('notice.releasesText')}>
            <chakra.ul listStyleType="none" display="grid" gap="2">
              {check.releases.map(({ releaseType, name }, index) => (
                <chakra.li
                  key={index}
                  display="flex"
                  flexWrap="wrap"
                  justifyContent="space-between"
                  alignItems="baseline"
                  columnGap="4"
                >
                  <Text minWidth="0">{name}</Text>
                  <Text size="sm" tone="muted" flexShrink="0">
                    {t(`notice.releaseType.${releaseType}`)}
                  </Text>
                </chakra.li>
              ))}
            </chakra.ul>
          </Section>
        )}
        <Section title={t('notice.erased')}>
          <Stack as="ul" gap="1" ps="5" listStyleType="disc">
            {erasedData.map((what) => (
              <li key={what}>{t(`notice.erasedList.${what}`)}</li>
            ))}
          </Stack>
        </Section>
        <Section title={t('notice.kept')} lead={check.kept.length > 0 && t('notice.keptText')}>
          <RetainedList records={check.kept} />
        </Section>
        <Text size="sm" tone="muted">
          {t('notice.tried')}
        </Text>
      </Stack>
      <BottomActions>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/my/member" activeOptions={{ exact: true }}>
            {t('stop')}
          </Link>
        </ButtonLink>
        {isBlocked ? (
          <Button size="lg" loading={isBusy} onClick={recheck}>
            {t('notice.recheck')}
          </Button>
        ) : (
          <Button size="lg" onClick={() => send({ type: 'notice.accepted' })}>
            {t('next')}
          </Button>
        )}
      </BottomActions>
    </>
  )
}

function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <chakra.section borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="5">
      <Heading level={2} size="md">
        {title}
      </Heading>
      {lead && (
        <Text size="sm" tone="muted" mt="1">
          {lead}
        </Text>
      )}
      <chakra.div mt="3">{children}</chakra.div>
    </chakra.section>
  )
}
