import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { closedToOthers } from '../managers-only.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { OpenLinks } from './OpenLinks.tsx'

const createSubscriptionLinkMachine = submissionMachine('createSubscriptionLink')

export type ShareLinkProps = { subscriptionId: string; links: PagePart<Schema<'SubscriptionLinks'>> }

/**
 * Creates a link to the read-only page of a subscription, for a colleague without a login, and revokes existing
 * links. Disabled for members who may only view; `ManagersOnly` on the same screen explains why.
 */
export function ShareLink({ subscriptionId, links }: ShareLinkProps) {
  const { t } = useSubscriptionTexts()
  const mayManage = useMayManage()
  const { problem, output, busy, submit } = useOperation(createSubscriptionLinkMachine)
  const [linksBefore, setLinksBefore] = useState(links)
  // A new link is missing in the list until the list is reloaded. A link that is missing after the reload was
  // revoked.
  const list = usePart(links)?.list
  const isListed =
    output && (links === linksBefore || !list || list.some(({ linkId }) => linkId === output.linkId))
  const createdLink = isListed ? output : undefined

  const create = () => {
    if (!mayManage) return
    setLinksBefore(links)
    submit({ subscriptionId })
  }
  return (
    <Stack gap="3" align="flex-start">
      <Text tone="muted">{t('link.lead')}</Text>
      <ProblemNotice problem={problem} />
      {createdLink && <CreatedLink link={createdLink} />}
      <Button variant="outline" loading={busy} {...(!mayManage && closedToOthers)} onClick={create}>
        {t(createdLink ? 'link.again' : 'link.create')}
      </Button>
      <Part of={links} name={t('link.name')}>
        {({ list: open }) => open.length > 0 && <OpenLinks subscriptionId={subscriptionId} links={open} />}
      </Part>
    </Stack>
  )
}

function CreatedLink({
  link: { subscriptionNo, viewKey, expiresAt },
}: {
  link: Output<'createSubscriptionLink'>
}) {
  const { t } = useSubscriptionTexts()
  const router = useRouter()
  const { href } = router.buildLocation({
    to: '/link/subscription/$subscriptionNo',
    params: { subscriptionNo },
    hash: viewKey,
  })
  const address = new URL(href, location.origin).href
  const copy = () => copyText(address, t('link.copied'), t('link.copyFailed'))
  return (
    <Stack gap="2" width="full" role="status">
      <Text>{t('link.made')}</Text>
      <TextField
        label={t('link.address')}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        hint={t('link.expires', { date: formatDateTime(expiresAt) })}
      />
      <Button
        variant="outline"
        size="sm"
        minHeight="touch"
        alignSelf="flex-start"
        startIcon={<CopyIcon />}
        onClick={() => void copy()}
      >
        {t('link.copy')}
      </Button>
    </Stack>
  )
}
