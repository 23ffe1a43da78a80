import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { AboutName } from './AboutName.tsx'
import { InquiryStateBadge } from './InquiryStateBadge.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { useInquiryTexts } from './texts.ts'

type Inquiry = Output<'getInquiryDetail'>
type Props = {
  inquiry: Inquiry
  /** The subject, as the heading of the screen or of a part of it. */
  renderTitle: (subject: string) => ReactNode
  /** Links to the actions, which are below the messages. */
  acts?: ReactNode
}

/** An inquiry with its state and all messages, the oldest first. */
export function Conversation({ inquiry, renderTitle, acts }: Props) {
  const { t } = useInquiryTexts()
  const { inquiryNo, inquiryType, inquiryState, subject, about, createdAt, messages } = inquiry
  return (
    <>
      <Card>
        <Stack gap="4">
          <Stack gap="2">
            <Flex>
              <InquiryStateBadge state={inquiryState} />
            </Flex>
            {renderTitle(subject)}
            <Text tone="muted">{t(`stateText.${inquiryState}`)}</Text>
          </Stack>
          <DataList
            columns={1}
            items={[
              { key: 'no', term: t('field.inquiryNo'), value: inquiryNo, numeric: true },
              { key: 'type', term: t('field.inquiryType'), value: t(`type.${inquiryType}`) },
              ...(about
                ? [
                    {
                      key: 'about',
                      term: t('field.about'),
                      value: <AboutName about={about} reader="member" />,
                    },
                  ]
                : []),
              { key: 'created', term: t('field.createdAt'), value: formatDateTime(createdAt), numeric: true },
            ]}
          />
          {acts}
        </Stack>
      </Card>
      <Card aria-labelledby="conversation">
        <Heading level={2} size="md" id="conversation" mb="5">
          {t('conversation.title')}
        </Heading>
        <Timeline
          label={t('conversation.title')}
          items={messages.map(({ messageId, author, body, attachments, createdAt: time }, at) => ({
            key: messageId,
            title: t(author === 'STAFF' ? 'conversation.staff' : 'conversation.customer'),
            time: formatDateTime(time),
            tone: author === 'STAFF' ? 'success' : 'info',
            current: at === messages.length - 1,
            description: (
              <chakra.div
                mt="2"
                px="4"
                py="3"
                rounded="lg"
                bg={author === 'STAFF' ? 'brand.subtle' : 'bg.subtle'}
              >
                <Text color="fg" size="md" whiteSpace="pre-wrap">
                  {body}
                </Text>
                <MessageFiles files={attachments} />
              </chakra.div>
            ),
          }))}
        />
      </Card>
    </>
  )
}
