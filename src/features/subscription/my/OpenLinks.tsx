import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionTexts } from '../texts.ts'

type Link = Schema<'SubscriptionLinks'>['list'][number]
const endSubscriptionLinkMachine = submissionMachine('endSubscriptionLink')

/** The valid links to a subscription, each with a button that revokes it. */
export function OpenLinks({ subscriptionId, links }: { subscriptionId: string; links: Link[] }) {
  const { t } = useSubscriptionTexts()
  return (
    <Stack gap="2" width="full">
      <Heading level={3} size="sm">
        {t('link.open', { number: links.length })}
      </Heading>
      <chakra.ul listStyleType="none" width="full">
        {links.map((link) => (
          <chakra.li key={link.linkId} borderTopWidth="1px" borderColor="border">
            <OpenLink subscriptionId={subscriptionId} link={link} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  )
}

function OpenLink({ subscriptionId, link }: { subscriptionId: string; link: Link }) {
  const { t } = useSubscriptionTexts()
  const { linkId, createdAt, expiresAt, ownYn } = link
  const { problem, busy, submit } = useOperation(endSubscriptionLinkMachine, {
    done: () => ({ message: t('link.ended') }),
  })
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      py="2"
    >
      <Stack gap="0" minWidth="0">
        <Text>{t(ownYn === 'Y' ? 'link.own' : 'link.colleagues')}</Text>
        <Text tone="muted" size="sm" numeric>
          {t('link.expires', { date: formatDateTime(expiresAt) })}
        </Text>
        <ProblemNotice problem={problem} />
      </Stack>
      <Button
        variant="outline"
        size="sm"
        minHeight="touch"
        aria-label={t('link.endLabel', { date: formatDateTime(createdAt) })}
        loading={busy}
        onClick={() => submit({ subscriptionId, linkId })}
      >
        {t('link.end')}
      </Button>
    </chakra.div>
  )
}
