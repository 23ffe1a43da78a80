import { chakra, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { useHasKeys } from '#src/lists/use-has-keys.ts'
import { Button } from '#src/ui/Button.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Key } from '#src/ui/Key.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

const MAX_LENGTH = 500
const quickReasons = ['TERM', 'LEVEL', 'REASON'] as const

type Decision = Schema<'AccessDecision'>
type Props = {
  row: Schema<'AdminAccessRequest'>
  held: Decision | undefined
  /** The comments that were typed and not sent, by request. */
  drafts: Map<string, string>
  onDecide: (decision: Decision, comment: string) => void
  onUndo: (() => void) | undefined
}

/** Both answers to a request, with a message to the requester; an answer can be undone. */
export function PanelAnswers({ row, held, drafts, onDecide, onUndo }: Props) {
  const { t } = useApprovalTexts()
  const { requestId } = row.request
  // A comment stays when another request is opened, or the panel is closed.
  const [comment, setTyped] = useState(() => drafts.get(requestId) ?? '')
  const setComment = (typed: string) => {
    drafts.set(requestId, typed)
    setTyped(typed)
  }
  const [tried, setTried] = useState(false)
  const resident = useResidentFree<'comment'>()
  const hasKeys = useHasKeys()
  const field = useRef<HTMLInputElement>(null)
  const isMissing = lettersIn(comment) < MIN_COMMENT
  const { requesterName: name, appName: app, levelName: level, approvalType } = row.request
  const of = { name, app, level, type: t(`type.${approvalType}`) }

  const reject = () => {
    setTried(true)
    if (isMissing) field.current?.focus()
    else onDecide('REJECT', typedText(comment))
  }
  return (
    <chakra.div px="5" pb="4" pt="3" borderTopWidth="1px" borderColor="border">
      {row.refusal !== null ? (
        <Text tone="muted">{row.refusal}</Text>
      ) : held ? (
        <Stack gap="2">
          <Text weight="medium">{t(`undo.one.${held}`, { name })}</Text>
          {onUndo && (
            <Button variant="outline" onClick={onUndo}>
              {t('undo.act')}
            </Button>
          )}
        </Stack>
      ) : (
        <Stack gap="2">
          <chakra.div
            role="group"
            aria-label={t('panel.quick.label')}
            display="flex"
            flexWrap="wrap"
            gap="1.5"
          >
            {quickReasons.map((key) => (
              <Button
                key={key}
                variant="soft"
                size="sm"
                minHeight="8"
                rounded="full"
                px="3"
                fontSize="xs"
                aria-pressed={comment === t(`panel.quick.${key}`)}
                onClick={() => setComment(t(`panel.quick.${key}`))}
              >
                {t(`panel.quickName.${key}`)}
              </Button>
            ))}
          </chakra.div>
          <TextField
            ref={field}
            label={t('panel.comment')}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={comment}
            onChange={(event) => setComment(resident.clean('comment', event.target.value))}
            error={
              resident.isFoundIn('comment')
                ? t('confirm.residentNumber')
                : tried && isMissing && t('confirm.missing')
            }
          />
          <chakra.div display="grid" gridTemplateColumns={fluidColumns(2, '7rem')} gap="2">
            <Button variant="outline" aria-label={t('queue.rejectOne', of)} onClick={reject}>
              {t('queue.reject')}
              {hasKeys && (
                <Key onButton aria-hidden="true">
                  R
                </Key>
              )}
            </Button>
            <Button
              aria-label={t('queue.approveOne', of)}
              onClick={() => onDecide('APPROVE', typedText(comment))}
            >
              {t('queue.approve')}
              {hasKeys && (
                <Key onButton aria-hidden="true">
                  A
                </Key>
              )}
            </Button>
          </chakra.div>
        </Stack>
      )}
    </chakra.div>
  )
}
