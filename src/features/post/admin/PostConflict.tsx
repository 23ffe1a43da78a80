import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePostTexts } from '../texts.ts'
import type { PostFields } from './post-fields.ts'

type Props = {
  fields: PostFields
  /** Names of the files that were added here. */
  files: readonly string[]
  savedPost: Schema<'AdminPost'>
  onMine: () => void
  onSaved: () => void
}
type Version = Record<
  'announcementType' | 'title' | 'body' | 'pinnedYn' | 'postState' | 'attachments',
  string
>
const publishing = { draft: 'DRAFT', now: 'PUBLISHED', keep: 'PUBLISHED', at: 'PLANNED' } as const

/**
 * Shows the typed version and, next to it, the version that a colleague has saved, and asks which of them to
 * use.
 */
export function PostConflict({ fields, files, savedPost, onMine, onSaved }: Props) {
  const { t } = useAdminTexts()
  const { t: post } = usePostTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const listText = (names: readonly string[]) => names.join(', ') || t('conflict.none')
  const myVersion: Version = {
    announcementType: post(`type.${fields.announcementType}`),
    title: fields.title,
    body: fields.body,
    pinnedYn: t(fields.pinned ? 'conflict.yes' : 'conflict.no'),
    postState: t(`post.state.${publishing[fields.when]}`),
    attachments: listText(files),
  }
  const savedVersion: Version = {
    announcementType: post(`type.${savedPost.announcementType}`),
    title: savedPost.title,
    body: savedPost.body,
    pinnedYn: t(savedPost.pinnedYn === 'Y' ? 'conflict.yes' : 'conflict.no'),
    postState: t(`post.state.${savedPost.postState}`),
    attachments: listText(savedPost.attachments.map(({ fileName }) => fileName)),
  }
  const differingNames = (Object.keys(myVersion) as (keyof Version)[]).filter(
    (name) => myVersion[name] !== savedVersion[name],
  )
  const column = (version: Version) =>
    differingNames.map((name) => (
      <Part key={name} name={t(`conflict.field.${name}`)}>
        {version[name]}
      </Part>
    ))
  return (
    <Card role="alert" borderWidth="1px" borderColor="warning.fg">
      <Stack gap="4">
        <Heading level={2} size="md" ref={title} tabIndex={-1} outline="none">
          {t('conflict.title')}
        </Heading>
        <Text>{t('conflict.text', { time: formatDateTime(savedPost.updatedAt) })}</Text>
        {differingNames.length === 0 && <Notice>{t('conflict.same')}</Notice>}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <ConflictSide id="mine" title={t('conflict.mine')}>
            {column(myVersion)}
          </ConflictSide>
          <ConflictSide id="theirs" title={t('conflict.theirs')}>
            {column(savedVersion)}
          </ConflictSide>
        </SimpleGrid>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={onMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button variant="outline" onClick={onSaved}>
            {t('conflict.takeTheirs')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  )
}

const ConflictSide = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <chakra.section bg="bg.subtle" rounded="lg" p="4" minWidth="0" aria-labelledby={id}>
    <Heading level={3} size="sm" mb="2" id={id}>
      {title}
    </Heading>
    <dl>{children}</dl>
  </chakra.section>
)

const Part = ({ name, children }: { name: string; children: string }) => (
  <chakra.div py="1">
    <chakra.dt fontSize="sm" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxHeight="16rem"
      overflowY="auto"
      tabIndex={children.length > 400 ? 0 : undefined}
    >
      {children}
    </chakra.dd>
  </chakra.div>
)
