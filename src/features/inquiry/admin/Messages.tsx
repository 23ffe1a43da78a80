import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { MessageFiles } from '../MessageFiles.tsx'
import { useInquiryTexts } from '../texts.ts'

/** The messages of an inquiry, the oldest first. */
export function Messages({ inquiry: { messages, name } }: { inquiry: Schema<'AdminInquiry'> }) {
  const { t } = useInquiryTexts()
  return (
    <Card aria-labelledby="messages">
      <Heading level={2} size="sm" id="messages" mb="4">
        {t('conversation.title')}
      </Heading>
      <Timeline
        label={t('conversation.title')}
        items={messages.map(({ messageId, author, body, attachments, createdAt }, at) => ({
          key: messageId,
          title: author === 'STAFF' ? t('conversation.staff') : name,
          time: formatDateTime(createdAt),
          tone: author === 'STAFF' ? 'success' : 'info',
          current: at === messages.length - 1,
          description: (
            <>
              <Text size="md" color="fg" whiteSpace="pre-wrap" mt="1">
                {body}
              </Text>
              <MessageFiles files={attachments} />
            </>
          ),
        }))}
      />
    </Card>
  )
}
