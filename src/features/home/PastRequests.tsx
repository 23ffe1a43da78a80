import { Link } from '@tanstack/react-router'
import { formatDate } from '#domain/dates.ts'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { HomeSubscriptions } from './load-home.ts'
import { useMyTexts } from './texts.ts'

const sentences = { REJECTED: 'past.REJECTED', CANCELED: 'past.CANCELED' } as const

/** A sentence about the newest request that was rejected or cancelled long ago; renders nothing if there is none. */
export function PastRequests({ past: [newest] }: Pick<HomeSubscriptions, 'past'>) {
  const { t } = useMyTexts()
  const sentence = newest && sentences[newest.subscriptionState as keyof typeof sentences]
  if (!sentence) return null
  return (
    <Card
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      py="2"
    >
      <Text size="sm" tone="muted" numeric>
        {t(sentence, { date: formatDate(newest.requestedAt) })}
      </Text>
      <TextLink asChild standalone fontSize="sm">
        <Link to="/my/subscription/detail" search={{ subscriptionId: newest.subscriptionId }}>
          {t('past.link')}
        </Link>
      </TextLink>
    </Card>
  )
}
