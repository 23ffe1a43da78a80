import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ApproverList } from '#src/features/app/ApproverList.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessTexts } from '../texts.ts'

/** The next steps of a waiting request: its possible approvers, and the deadline. */
export function NextForRequest({
  detail: {
    request: { deadlineAt },
    approvers,
  },
}: {
  detail: Output<'getAccessRequest'>
}) {
  const { t } = useAccessTexts()
  return (
    <Card aria-labelledby="next">
      <Stack gap="3">
        <Heading level={2} size="md" id="next">
          {t('request.next.title')}
        </Heading>
        {deadlineAt && <Text>{t('request.next.text', { deadline: formatDateTime(deadlineAt) })}</Text>}
        <Heading level={3} size="sm">
          {t('approvers.title')}
        </Heading>
        <ApproverList approvers={approvers} />
      </Stack>
    </Card>
  )
}
