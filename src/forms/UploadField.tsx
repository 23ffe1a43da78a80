import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatFileSize } from '#domain/file-size.ts'
import { acceptedFiles } from '#domain/upload/chosen-file.ts'
import { MAX_UPLOAD_BYTES } from '#domain/upload/rules.ts'
import type { UploadContext, UploadEvent } from '#src/machines/upload/upload-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { AttachmentIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { chosenFiles } from './chosen-files.ts'
import { UploadNews } from './UploadNews.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useUploadTexts } from './upload-texts.ts'

type Props = {
  /** The id of the button that chooses files, which gets the focus on an error. */
  id: string
  context: UploadContext
  send: (event: UploadEvent) => void
  error?: ReactNode
  /** Whether the form is being sent, so that the files cannot change. */
  locked?: boolean
  /** The label of the files; "attachments" by default. */
  label?: string
  /** Whether the form requires a file. */
  required?: boolean
}

/** The files of a form, managed by the upload machine: chosen or dropped, each with its progress and its actions. */
export function UploadField({ id, context, send, error, locked = false, label, required = false }: Props) {
  const { t } = useUploadTexts()
  const { items, most, left } = context
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [hintId, errorId] = [useId(), useId()]
  const isFull = items.length >= most
  const isClosed = isFull || locked

  const choose = (list: Iterable<File>) =>
    void chosenFiles([...list]).then((files) => send({ type: 'files.chosen', files }))
  const addFromInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files ?? [])
    // The same file may be chosen again after it was removed.
    target.value = ''
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy'
    setOver(!isClosed)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!locked) choose(event.dataTransfer.files)
  }
  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} minWidth="0">
      <chakra.p id={`${id}-label`} fontSize="sm" fontWeight="semibold" mb="2">
        {label ?? t('label')}
        {!required && (
          <chakra.span ml="1" fontWeight="normal" color="fg.muted">
            {t('optional')}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="2"
        p="5"
        rounded="lg"
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={error ? 'danger.control' : over ? 'brand.control' : 'border.control'}
        bg={over ? 'brand.subtle' : 'bg.subtle'}
      >
        <Button
          id={id}
          data-invalid={error ? '' : undefined}
          variant="outline"
          size="sm"
          minHeight="touch"
          startIcon={<AttachmentIcon />}
          aria-disabled={isClosed || undefined}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <Text size="sm" tone="muted" hideBelow="md">
          {t('drop')}
        </Text>
        <Text size="sm" tone="muted" id={hintId} textWrap="balance">
          {isFull ? t('full', { most }) : t('hint', { most, size: formatFileSize(MAX_UPLOAD_BYTES) })}
        </Text>
        <input
          ref={input}
          type="file"
          multiple={most > 1}
          accept={acceptedFiles}
          onChange={addFromInput}
          hidden
          data-upload=""
        />
      </chakra.div>
      {left > 0 && (
        <Text size="sm" tone="danger" role="alert" mt="2">
          {t('left', { most, count: left })}
        </Text>
      )}
      {items.length > 0 && (
        <chakra.ul
          aria-label={t('list')}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
          mt="3"
          listStyleType="none"
        >
          {items.map((item) => (
            <UploadRow key={item.key} item={item} send={send} locked={locked} />
          ))}
        </chakra.ul>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <UploadNews items={items} />
    </chakra.div>
  )
}
