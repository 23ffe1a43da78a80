import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatFileSize } from '#domain/file-size.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { usePostTexts } from './texts.ts'

/** The files of a post, each with its size, as downloads. */
export function Attachments({ files }: { files: readonly Schema<'PostAttachment'>[] }) {
  const { t } = usePostTexts()
  if (files.length === 0) return null
  return (
    <chakra.section mt="10" pt="6" borderTopWidth="1px" borderColor="border" aria-labelledby="attachments">
      <Heading level={2} size="sm" id="attachments" mb="1">
        {t('detail.attachments')}
      </Heading>
      <ul>
        {files.map(({ url, fileName, size }) => (
          <chakra.li key={url} display="flex" alignItems="center" gap="2">
            <TextLink standalone href={url} download={fileName} minWidth="0" overflowWrap="anywhere">
              <DownloadIcon />
              {fileName}
            </TextLink>
            <Text as="span" size="sm" tone="muted" numeric whiteSpace="nowrap">
              {formatFileSize(size)}
            </Text>
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}
