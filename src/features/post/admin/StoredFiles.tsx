import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatFileSize } from '#domain/file-size.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = {
  files: readonly Schema<'PostAttachment'>[]
  takenAway: readonly string[]
  onChange: (takenAway: readonly string[]) => void
}

/**
 * The existing files of a post; each can be removed or restored, which takes effect when the post is saved.
 */
export function StoredFiles({ files, takenAway, onChange }: Props) {
  const { t } = useAdminTexts()
  if (files.length === 0) return null
  return (
    <div>
      <Text size="sm" weight="bold" id="kept-files" mb="1">
        {t('editor.kept')}
      </Text>
      <chakra.ul aria-labelledby="kept-files">
        {files.map(({ url, fileName, size }) => {
          const isRemoved = takenAway.includes(url)
          return (
            <chakra.li key={url} display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <chakra.div minWidth="0">
                <TextLink
                  standalone
                  href={url}
                  download={fileName}
                  minWidth="0"
                  overflowWrap="anywhere"
                  textDecoration={isRemoved ? 'line-through' : undefined}
                >
                  <DownloadIcon />
                  {fileName}
                </TextLink>
                <Text as="span" size="sm" tone="muted" numeric ms="2" whiteSpace="nowrap">
                  {isRemoved ? t('editor.takenAway') : formatFileSize(size)}
                </Text>
              </chakra.div>
              <Button
                variant="ghost"
                size="sm"
                minHeight="touch"
                flexShrink="0"
                aria-label={t(isRemoved ? 'editor.putBackOf' : 'editor.takeAwayOf', { name: fileName })}
                onClick={() =>
                  onChange(isRemoved ? takenAway.filter((one) => one !== url) : [...takenAway, url])
                }
              >
                {t(isRemoved ? 'editor.putBack' : 'editor.takeAway')}
              </Button>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </div>
  )
}
