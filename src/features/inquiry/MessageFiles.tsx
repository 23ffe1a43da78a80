import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatFileSize } from '#domain/file-size.ts'
import { AttachmentIcon, DownloadIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useInquiryTexts } from './texts.ts'

/** The files of a message, with downloads if the viewer may have them. */
export function MessageFiles({ files }: { files: readonly Schema<'InquiryAttachment'>[] }) {
  const { t } = useInquiryTexts()
  if (files.length === 0) return null
  return (
    <chakra.ul aria-label={t('conversation.attachments')} mt="3" listStyleType="none">
      {files.map(({ url, fileName, size }, at) => (
        <chakra.li key={url ?? at} display="flex" alignItems="center" flexWrap="wrap" columnGap="2">
          {url === null ? (
            <Text as="span" display="inline-flex" alignItems="center" gap="1" minHeight="touch" minWidth="0">
              <AttachmentIcon />
              {fileName}
            </Text>
          ) : (
            <TextLink
              standalone
              href={url}
              download={fileName}
              minWidth="0"
              aria-label={t('conversation.download', { name: fileName })}
            >
              <DownloadIcon />
              {fileName}
            </TextLink>
          )}
          <Text as="span" size="sm" tone="muted" numeric whiteSpace="nowrap">
            {formatFileSize(size)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
