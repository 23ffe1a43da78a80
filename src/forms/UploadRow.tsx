import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { formatFileSize } from '#domain/file-size.ts'
import { MAX_UPLOAD_BYTES, normalizeFileName } from '#domain/upload/rules.ts'
import type { UploadEvent, UploadItem } from '#src/machines/upload/upload-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckIcon, CloseIcon, DangerIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useUploadTexts } from './upload-texts.ts'

type Props = { item: UploadItem; send: (event: UploadEvent) => void; locked: boolean }

/** One file of a form: its name and size, its progress or its error, and its actions. */
export function UploadRow({ item, send, locked }: Props) {
  const { t } = useUploadTexts()
  const row = useRef<HTMLLIElement>(null)
  const { key, file, state, share } = item
  const name = normalizeFileName(file.name)
  const bad = state === 'failed' || state === 'refused'

  // The pressed button disappears with its action, so the focus moves to the last button of the row.
  const act = (type: 'file.stopped' | 'file.retried') => {
    send({ type, key })
    requestAnimationFrame(() => [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus())
  }
  const remove = () => {
    const group = row.current?.closest('[role=group]')
    send({ type: 'file.removed', key })
    requestAnimationFrame(() => group?.querySelector('button')?.focus())
  }
  return (
    <chakra.li
      ref={row}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      pl="4"
      pr="1"
      py="2"
      rounded="lg"
      bg={bad ? 'danger.subtle' : 'bg.subtle'}
    >
      <div>
        <chakra.p fontWeight="medium" overflowWrap="anywhere" lineHeight="short">
          {name}
        </chakra.p>
        <Text
          size="sm"
          tone={bad ? 'danger' : 'muted'}
          numeric
          mt="0.5"
          display="flex"
          flexWrap="wrap"
          columnGap="2"
        >
          <span>{formatFileSize(file.size)}</span>
          <chakra.span display="inline-flex" gap="1" alignItems="flex-start">
            {bad && <DangerIcon mt="0.2em" />}
            {state === 'uploaded' && <CheckIcon mt="0.2em" color="success.fg" />}
            <span>{stateText(t, item)}</span>
          </chakra.span>
        </Text>
      </div>
      <chakra.div display="flex" alignItems="center">
        {state === 'sending' && (
          <Button
            variant="ghost"
            size="sm"
            minHeight="touch"
            aria-label={t('stopOf', { name })}
            onClick={() => act('file.stopped')}
          >
            {t('stop')}
          </Button>
        )}
        {(state === 'failed' || state === 'stopped') && !locked && (
          <Button
            variant="ghost"
            size="sm"
            minHeight="touch"
            aria-label={t('retryOf', { name })}
            onClick={() => act('file.retried')}
          >
            {t('retry')}
          </Button>
        )}
        {!locked && <IconButton label={t('removeOf', { name })} icon={<CloseIcon />} onClick={remove} />}
      </chakra.div>
      {state === 'sending' && (
        <chakra.div gridColumn="1 / -1" pr="3">
          <ProgressBar label={t('progress', { name })} share={share} />
        </chakra.div>
      )}
    </chakra.li>
  )
}

function stateText(
  t: ReturnType<typeof useUploadTexts>['t'],
  { state, share, refusal, problem }: UploadItem,
): string {
  switch (state) {
    case 'refused':
      return t(`refusal.${refusal!}`, { size: formatFileSize(MAX_UPLOAD_BYTES) })
    case 'failed':
      return problem?.message || t('failed')
    case 'sending':
      return share === 1 ? t('state.checking') : t('state.sending', { percent: Math.floor(share * 100) })
    default:
      return t(`state.${state}`)
  }
}
