import { chakra, Flex } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PinnedBadge } from '../PinnedBadge.tsx'
import { PostBody } from '../PostBody.tsx'
import { usePostTexts } from '../texts.ts'
import type { PostFields } from './post-fields.ts'

/** The post as its readers will see it, updated shortly after typing. */
export function PostPreview({ fields }: { fields: PostFields }) {
  const { t } = useAdminTexts()
  const { t: post } = usePostTexts()
  const { title, body, pinned, announcementType } = useDeferredValue(fields)
  return (
    <Card
      as="aside"
      aria-labelledby="preview"
      position={{ xl: 'sticky' }}
      top={{ xl: '4' }}
      maxHeight={{ xl: 'calc(100dvh - 2rem)' }}
      overflowY={{ xl: 'auto' }}
    >
      <Heading level={2} size="sm" id="preview" color="fg.muted" mb="4">
        {t('editor.preview')}
      </Heading>
      <chakra.div borderBottomWidth="1px" borderColor="border" pb="4" mb="5">
        <Flex align="center" gap="2" color="fg.muted" mb="1">
          {pinned && <PinnedBadge />}
          {post(`type.${announcementType}`)}
        </Flex>
        <Text
          fontSize={{ base: 'xl', md: '2xl' }}
          weight="bold"
          lineHeight="heading"
          overflowWrap="anywhere"
          color={typedText(title) ? 'fg' : 'fg.muted'}
        >
          {typedText(title) || t('editor.previewTitle')}
        </Text>
      </chakra.div>
      {typedText(body) ? <PostBody text={body} /> : <Text tone="muted">{t('editor.previewBody')}</Text>}
    </Card>
  )
}
